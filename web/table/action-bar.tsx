// The one question there is, and its answers.
import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { later } from "../lib/later.tsx"
import { RuleLink, wantedRule } from "../lib/rule-link.tsx"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { Chips } from "./chips.tsx"
import { DeltaChips } from "./deltas.tsx"
import { hintOpen } from "./hint-open.ts"
import type { TableModel } from "./model.ts"
import type { Pick } from "./pick.ts"

const Hints = later(() => import("./hints.tsx").then(({ Hints: hints }) => hints))

interface Prompt {
  readonly short: string
  readonly long: string
  readonly rule: string
}

/** What is done beside the question stands in its place while it is picked. */
function besidePrompt(model: TableModel, verb: string): Prompt {
  const short = model.words.value?.say(`beside.${verb}`) ?? ""
  return { short, long: short, rule: "" }
}

/** The question in a few words, as the game puts it. */
export function promptOf(model: TableModel): Prompt | null {
  const question = model.question.value
  const [face, words, view] = [model.face.value, model.words.value, model.view.value]
  if (!question || !face || !words || !view) return null
  const step = [...view.agenda, ...(view.asides[question.seat] ?? [])].findLast(
    ({ do: kind, seat }) => kind === question.step && seat === question.seat,
  )
  const telling = step ? model.withNames(face.describeStep(step)) : {}
  const long = words.say(`ask.${question.step}`, telling)
  const short = `short.${question.step}`
  return { short: words.has(short) ? words.say(short, telling) : long, long, rule: question.rule }
}

function Waiting({ model }: { model: TableModel }) {
  const about = model.about.value
  const asked = model.asked.value.map(({ seat }) => seat).filter(seat => seat !== model.you.value)
  const [first] = asked
  const sitting = first === undefined ? undefined : about?.seats[first]
  const name = asked.map(seat => model.nameOf(seat)).join(", ")
  return (
    <p class="prompt quiet" id="prompt" tabIndex={-1}>
      {about?.status === "over"
        ? say("bar.over")
        : about?.status === "abandoned"
          ? say("bar.abandoned")
          : about?.status === "frozen"
            ? say("bar.frozen")
            : sitting && (sitting.bot ?? sitting.away) !== null
              ? say("bar.botThinks", { name })
              : say(model.you.value < 0 ? "bar.watching" : "bar.waiting", { name })}
    </p>
  )
}

/** Back, forward, from the start: on one's own draft. */
function Undo({ model }: { model: TableModel }) {
  const { choices, undone } = model.draft.value
  const nothing = choices.length === 0
  const reason = nothing ? say("bar.nothingToUndo") : ""
  return (
    <div class="undo" role="group" aria-label={say("bar.undoGroup")}>
      <button
        type="button"
        class="btn square"
        disabled={nothing}
        title={nothing ? reason : say("bar.undo")}
        aria-label={say("bar.undo")}
        onClick={() => void model.ask({ do: "undo" })}
      >
        <Icon name="u:undo-2" />
      </button>
      <button
        type="button"
        class="btn square"
        disabled={nothing}
        title={nothing ? reason : say("bar.restart")}
        aria-label={say("bar.restart")}
        onClick={() => void model.ask({ do: "restart" })}
      >
        <Icon name="u:rotate-ccw" />
      </button>
      {undone.length > 0 && (
        <button
          type="button"
          class="btn square"
          title={say("bar.redo")}
          aria-label={say("bar.redo")}
          onClick={() => void model.ask({ do: "redo" })}
        >
          <Icon name="u:redo-2" />
        </button>
      )}
    </div>
  )
}

function Confirm({ model, pick }: { model: TableModel; pick: Pick }) {
  const selected = pick.selected.value
  const reveals = pick.outlook.value?.reveals ?? false
  const offline = model.state.value !== "open"
  const what = selected?.confirm ?? say("bar.confirm")
  return (
    <button
      type="button"
      class="btn primary confirm"
      disabled={!selected || offline || model.sending.value}
      title={offline ? say("bar.noConnection") : ""}
      onClick={() => void pick.confirm()}
    >
      {reveals ? say("bar.reveal", { what }) : what}
      <span class="key" aria-hidden="true">
        ⏎
      </span>
    </button>
  )
}

function HintButton() {
  return (
    <button
      type="button"
      class="btn square"
      title={say("bar.hint")}
      aria-label={say("bar.hint")}
      aria-pressed={hintOpen.value}
      onClick={() => {
        hintOpen.value = !hintOpen.value
      }}
    >
      <Icon name="u:lightbulb" />
    </button>
  )
}

/** What may be done at any time, apart from the question. */
function Besides({ model, pick }: { model: TableModel; pick: Pick }) {
  return (
    <>
      {pick.besides.value.map(verb => (
        <button
          key={verb}
          type="button"
          class={pick.beside.value === verb ? "chip beside chosen" : "chip beside"}
          aria-pressed={pick.beside.value === verb}
          onClick={() => pick.turnAside(verb)}
        >
          {model.words.value?.say(`beside.${verb}`)}
        </button>
      ))}
    </>
  )
}

function Answer({ model, pick }: { model: TableModel; pick: Pick }) {
  const more = useSignal(false)
  const verb = pick.beside.value
  const prompt = verb === null ? promptOf(model) : besidePrompt(model, verb)
  const outlook = pick.outlook.value
  const whyNot = pick.selected.value ? null : pick.whyNot.value
  const game = model.welcome.value?.game ?? ""
  if (!prompt)
    return (
      <div class="ask">
        <Waiting model={model} />
        <Besides model={model} pick={pick} />
        {model.draft.value.choices.length > 0 && <Undo model={model} />}
      </div>
    )
  return (
    <>
      <div class="ask">
        <h2 class="prompt" id="prompt" tabIndex={-1} title={prompt.long}>
          {prompt.short}
        </h2>
        <button
          type="button"
          class="explain"
          aria-expanded={more.value}
          aria-label={say("bar.explain")}
          onClick={() => {
            more.value = !more.value
          }}
        >
          <Icon name="u:circle-help" size={16} />
        </button>
        {prompt.rule !== "" && <RuleLink game={game} rule={prompt.rule} />}
        <div class="outlook" aria-live="polite">
          {pick.selected.value && <span class="what">{pick.selected.value.label}</span>}
          {whyNot && (
            <span class="what">
              {say("bar.whyNotThis", { what: whyNot.label, why: whyNot.why })}{" "}
              <RuleLink game={game} rule={whyNot.rule} />
            </span>
          )}
          {outlook?.reveals && (
            <span class="reveals">
              <Icon name="u:eye" size={16} /> {say("bar.revealsWarning")}
            </span>
          )}
          {outlook && outlook.deltas.length > 0 && (
            <span class="changes">
              <DeltaChips model={model} deltas={outlook.deltas} most={size.value === "phone" ? 4 : 6} />
            </span>
          )}
        </div>
        <Besides model={model} pick={pick} />
        {model.mayHint && <HintButton />}
        <Undo model={model} />
        <Confirm model={model} pick={pick} />
      </div>
      {more.value && <p class="long">{prompt.long}</p>}
      <Chips model={model} pick={pick} />
      {hintOpen.value && model.mayHint && <Hints model={model} pick={pick} />}
    </>
  )
}

export function ActionBar({ model, pick }: { model: TableModel; pick: Pick }) {
  const refusal = model.refusal.value
  const mine = model.question.value !== null
  return (
    <section
      class={mine ? "bar mine" : "bar"}
      id="question"
      data-ask={model.question.value?.ask ?? ""}
      aria-label={say("table.question")}
    >
      <Answer model={model} pick={pick} />
      {refusal && (
        <p class="refused" role="alert">
          <Icon name="u:circle-alert" size={16} /> {tellRefusal(model)}
          {refusal.rule && (
            <button type="button" class="rule-link" onClick={() => (wantedRule.value = refusal.rule ?? null)}>
              {refusal.rule}
            </button>
          )}
        </p>
      )}
    </section>
  )
}

function tellRefusal(model: TableModel): string {
  const refusal = model.refusal.value
  if (!refusal) return ""
  const words = model.words.value
  const why = `why.${refusal.reason}`
  if (refusal.reason && words?.has(why)) return words.say(why)
  const known = `error.${refusal.code}`
  return words?.has(known) ? words.say(known) : refusal.message
}
