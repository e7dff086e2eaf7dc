// One line of notation, completed from the legal list: "/" opens it.
import { useComputed, useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { useEffect, useRef } from "preact/hooks"
import { RuleLink } from "../lib/rule-link.tsx"
import { say } from "../lib/words.ts"
import "./command-box.css"
import { commandOpen } from "./command-open.ts"
import type { TableModel } from "./model.ts"
import { completeWord, completions, described, exactly, expected, ghost } from "./notation.ts"
import type { Blocked, Option, Pick } from "./pick.ts"
import { selectAny } from "./select.ts"
import { tellOutlook } from "./tell-deltas.ts"

/** As many completions are listed. */
const LISTED = 6

type Answer =
  | { readonly kind: "none" }
  | { readonly kind: "expected"; readonly text: string }
  | { readonly kind: "blocked"; readonly blocked: Blocked }

function close(pick: Pick): void {
  pick.letGo()
  commandOpen.value = false
}

/** All that can be chosen now, answers to the question first. */
function useChoices(model: TableModel, pick: Pick) {
  return useComputed<readonly Option[]>(() => [
    ...pick.options.value,
    ...[...(model.question.value?.choices ?? []), ...model.interrupts.value].flatMap(choice =>
      pick.options.value.some(option => option.choice === choice) ? [] : (pick.optionOf(choice) ?? []),
    ),
  ])
}

function notations(options: readonly Option[]): string[] {
  return options.map(({ choice }) => choice)
}

function tellExpected(choices: readonly string[], text: string): string {
  if (choices.length === 0) return say("command.nothing")
  const { after, words } = expected(choices, text)
  const list = words.slice(0, 8).join(", ")
  if (words.length === 0) return say("command.complete", { after })
  return after === "" ? say("command.expectedFirst", { list }) : say("command.expected", { after, list })
}

function Listed({ options, at, choose }: { options: readonly Option[]; at: number; choose: (option: Option) => void }) {
  return (
    <div role="listbox" id="command-list" aria-label={say("command.completions")}>
      {options.map((option, i) => (
        <div
          key={option.choice}
          id={`command-${i}`}
          role="option"
          aria-selected={i === at}
          tabIndex={-1}
          onClick={() => choose(option)}
          onKeyDown={event => event.key === "Enter" && choose(option)}
        >
          <code>{option.choice}</code>
          <span>{option.label}</span>
        </div>
      ))}
    </div>
  )
}

/** What is written, what it can become, and what Enter answers. */
function useCommand(model: TableModel, pick: Pick) {
  const text = useSignal("")
  const row = useSignal(0)
  const answer = useSignal<Answer>({ kind: "none" })
  const options = useChoices(model, pick)
  const listed = useComputed(() => {
    const begun = completions(notations(options.value), text.value)
    const found = begun.length > 0 ? begun : described(options.value, text.value)
    return options.value.filter(({ choice }) => found.includes(choice)).slice(0, LISTED)
  })
  const write = (next: string) => {
    text.value = next
    row.value = 0
    answer.value = { kind: "none" }
    if (pick.choice.value !== null && pick.choice.value !== next.trim()) pick.letGo()
  }
  /** First a preview, then done: the line is free for the next choice. */
  const choose = (option: Option) => {
    const again = pick.choice.peek() === option.choice
    text.value = again ? "" : option.choice
    row.value = 0
    answer.value = { kind: "none" }
    selectAny(pick, option)
  }
  const enter = () => {
    const written = exactly(notations(options.value), text.value)
    const blocked = pick.blocked.value.find(({ choice }) => exactly([choice], text.value) !== null)
    const meant = blocked || text.value.trim() === "" ? undefined : listed.value[row.value]
    const option = written === null ? meant : options.value.find(({ choice }) => choice === written)
    if (option) choose(option)
    else if (blocked) answer.value = { kind: "blocked", blocked }
    else answer.value = { kind: "expected", text: tellExpected(notations(options.value), text.value) }
  }
  const step = (by: number) => {
    row.value = Math.max(0, Math.min(row.value + by, listed.value.length - 1))
  }
  return { text, row, answer, listed, write, choose, enter, step }
}

function Told({ model, pick, answer }: { model: TableModel; pick: Pick; answer: Answer }) {
  const outlook = pick.outlook.value
  if (answer.kind === "expected") return <span class="wrong">{answer.text}</span>
  if (answer.kind === "blocked")
    return (
      <span class="wrong">
        {answer.blocked.why} <RuleLink game={model.welcome.value?.game ?? ""} rule={answer.blocked.rule} />
      </span>
    )
  return <>{outlook ? say("command.preview", { changes: tellOutlook(model, outlook) }) : say("command.help")}</>
}

function Box({ model, pick }: { model: TableModel; pick: Pick }) {
  const input = useRef<HTMLInputElement>(null)
  const { text, row, answer, listed, write, choose, enter, step } = useCommand(model, pick)
  useEffect(() => input.current?.focus(), [])
  const current = listed.value[row.value]
  const completed = current ? completeWord(current.choice, text.value) : text.value
  const keys: { readonly [key: string]: () => void } = {
    Enter: enter,
    Escape: () => close(pick),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    // With nothing to complete, Tab leaves as everywhere.
    ...(completed === text.value ? {} : { Tab: () => write(completed) }),
  }
  return (
    <section class="command" aria-label={say("command.title")}>
      <Listed
        options={listed.value}
        at={row.value}
        choose={option => {
          choose(option)
          input.current?.focus()
        }}
      />
      <div class="line">
        <span class="key" aria-hidden="true">
          /
        </span>
        <div class="typed">
          <input
            ref={input}
            role="combobox"
            aria-label={say("command.title")}
            aria-expanded={listed.value.length > 0}
            aria-controls="command-list"
            aria-autocomplete="both"
            aria-activedescendant={current ? `command-${row.value}` : undefined}
            aria-describedby="command-answer"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={text.value}
            placeholder={say("command.placeholder")}
            onInput={event => write(event.currentTarget.value)}
            onKeyDown={event => {
              event.stopPropagation()
              const act = event.shiftKey ? undefined : keys[event.key]
              if (!act) return
              event.preventDefault()
              act()
            }}
          />
          <span class="ghost" aria-hidden="true">
            <i>{text.value}</i>
            {ghost(current?.choice, text.value)}
          </span>
        </div>
        <button type="button" class="btn quiet square" aria-label={say("command.close")} onClick={() => close(pick)}>
          <Icon name="u:x" />
        </button>
      </div>
      <p class="answer" id="command-answer" role="status">
        <Told model={model} pick={pick} answer={answer.value} />
      </p>
    </section>
  )
}

export function CommandBox({ model, pick }: { model: TableModel; pick: Pick }) {
  return commandOpen.value ? <Box model={model} pick={pick} /> : null
}
