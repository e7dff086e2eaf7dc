// The whole table in words: the question with all its choices, then every part of the board under its heading.

import type { TextPart } from "@railhead/games/faces"
import { Icon } from "@railhead/games/picture"
import type { ComponentChildren } from "preact"
import { RuleLink } from "../lib/rule-link.tsx"
import { say } from "../lib/words.ts"
import { promptOf } from "./action-bar.tsx"
import { said, sayChanges } from "./announce.tsx"
import { type TableModel, tellEvent } from "./model.ts"
import type { Blocked, Option, Pick } from "./pick.ts"
import { KEYS } from "./pick.ts"
import { selectAny } from "./select.ts"
import { isTold, turnsIn } from "./side/sentence.ts"
import { capital, withoutName } from "./side/spots.ts"
import { tellOutlook } from "./tell-deltas.ts"
import { useTextBoard } from "./use-text-board.ts"
import "./text-board.css"

/** As many turns are told at the end. */
const TURNS = 4

function go(id: string): void {
  const heading = document.getElementById(`text-${id}`)
  heading?.scrollIntoView({ block: "start" })
  heading?.focus({ preventScroll: true })
}

function Part({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section aria-labelledby={`text-${id}`}>
      <h2 id={`text-${id}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function PartTable({ heads, rows, title }: NonNullable<TextPart["table"]> & { title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="text-table" aria-label={`${say("rules.table")}, ${title}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th scope="col">{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr>
              <th scope="row">{first}</th>
              {rest.map(cell => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Choice({ model, pick, option, no }: { model: TableModel; pick: Pick; option: Option; no: number }) {
  const chosen = pick.choice.value === option.choice
  const outlook = pick.outlook.value
  const keyed = no <= KEYS && pick.left.value[no - 1]?.choice === option.choice
  return (
    <li class={chosen ? "choice chosen" : "choice"}>
      <button type="button" aria-pressed={chosen} onClick={() => selectAny(pick, option)}>
        <span class={keyed ? "key" : "number"} aria-hidden="true">
          {keyed ? no % 10 : no}
        </span>
        <span>{option.label}</span>
      </button>
      {chosen && (
        <div class="then">
          <p role="status">{outlook ? tellOutlook(model, outlook) : ""}</p>
          <button type="button" class="btn primary" disabled={model.sending.value} onClick={() => void pick.confirm()}>
            {say("text.confirm")}
          </button>
        </div>
      )}
    </li>
  )
}

function NotNow({ game, blocked }: { game: string; blocked: Blocked }) {
  return (
    <li class="choice off">
      <span class="number" aria-hidden="true">
        –
      </span>
      <span>{say("text.notNow", { what: blocked.label })}</span>
      <span class="why">
        {blocked.why} <RuleLink game={game} rule={blocked.rule} />
      </span>
    </li>
  )
}

function Question({ model, pick }: { model: TableModel; pick: Pick }) {
  const prompt = promptOf(model)
  const game = model.welcome.value?.game ?? ""
  const waiting = model.asked.value.map(({ seat }) => model.nameOf(seat)).join(", ")
  const title = prompt
    ? say("announce.yourTurn", { question: prompt.short })
    : waiting === ""
      ? say("announce.nobody")
      : say("announce.waiting", { name: waiting })
  return (
    <section class="question" aria-labelledby="text-question">
      <h1 id="text-question" tabIndex={-1}>
        {title}
      </h1>
      {prompt && prompt.long !== prompt.short && <p class="long">{prompt.long}</p>}
      {said.value.now !== "" && (
        <div class="said-box">
          <p>
            <b>{say("text.saidNow")}</b> {said.value.now}
          </p>
          {said.value.before !== "" && (
            <p>
              <b>{say("text.saidBefore")}</b> {said.value.before}
            </p>
          )}
        </div>
      )}
      {prompt && (
        <ul class="choices" aria-label={say("text.choices", { count: pick.options.value.length })}>
          {pick.options.value.map((option, i) => (
            <Choice key={option.choice} model={model} pick={pick} option={option} no={i + 1} />
          ))}
          {pick.blocked.value.map(blocked => (
            <NotNow key={blocked.choice} game={game} blocked={blocked} />
          ))}
        </ul>
      )}
    </section>
  )
}

function LastTurns({ model }: { model: TableModel }) {
  const turns = turnsIn(model)
    .value.slice(-TURNS)
    .filter(({ lines }) => lines.length > 0)
  return (
    <Part id="ledger" title={say("side.ledger")}>
      {turns.map(({ key, seat, lines }) => {
        const name = seat < 0 ? say("ledger.setup") : model.nameOf(seat)
        return (
          <section key={key} aria-label={name}>
            <h3>{name}</h3>
            <ul class="lines">
              {lines
                .filter(({ event }) => isTold(model, event))
                .map(line => (
                  <li key={line.key}>{capital(withoutName(tellEvent(model, line.event), model.calledOf(seat)))}</li>
                ))}
            </ul>
          </section>
        )
      })}
    </Part>
  )
}

function Nav({ parts }: { parts: readonly TextPart[] }) {
  const links = [{ id: "question", title: say("text.question") }, ...parts, { id: "ledger", title: say("side.ledger") }]
  return (
    <nav aria-label={say("text.parts")}>
      <p class="cap">{say("text.goTo")}</p>
      {links.map(({ id, title }) => (
        <a
          key={id}
          href={`#text-${id}`}
          onClick={event => {
            event.preventDefault()
            go(id)
          }}
        >
          {title}
        </a>
      ))}
      <button type="button" onClick={sayChanges}>
        <Icon name="u:history" size={16} />
        {say("text.changes")}
        <span class="key" aria-hidden="true">
          W
        </span>
      </button>
    </nav>
  )
}

export function TextBoard({ model, pick }: { model: TableModel; pick: Pick }) {
  const [face, words, view] = [model.face.value, model.words.value, model.view.value]
  const parts = useTextBoard(face, view, words, model.you.value, model.seatNames.value)
  return (
    <div class="text-board">
      <div class="text-frame">
        <Nav parts={parts} />
        <Question model={model} pick={pick} />
        <div class="parts">
          {parts.map(({ id, title, lines, table }) => (
            <Part key={id} id={id} title={title}>
              {lines.length > 0 && (
                <ul class="lines">
                  {lines.map(line => (
                    <li>{line}</li>
                  ))}
                </ul>
              )}
              {table && <PartTable title={title} {...table} />}
            </Part>
          ))}
          <LastTurns model={model} />
        </div>
      </div>
    </div>
  )
}
