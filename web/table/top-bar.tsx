import { useComputed } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { Logo } from "../lib/logo.tsx"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { Clock } from "./clock.tsx"
import type { TableModel } from "./model.ts"
import { sideTab } from "./side/side.tsx"

/** The steps of a turn, with the one that is on. */
function Phases({ model }: { model: TableModel }) {
  // As text, so that a message which changes neither draws nothing.
  const strip = useComputed(() => {
    const [face, view] = [model.face.value, model.view.value]
    const step = model.question.value?.step ?? model.asked.value[0]?.step
    if (!face || !view || step === undefined) return ""
    return [face.phaseOf(step, view), ...(face.phasesIn?.(view) ?? face.phases)].join()
  })
  const words = model.words.value
  const [now = "", ...phases] = strip.value.split(",")
  const at = phases.indexOf(now)
  if (!words || at < 0) return null
  if (size.value !== "desktop")
    return (
      <span class="phase">
        {words.say(`phaseName.${now}`)} ({at + 1}/{phases.length})
      </span>
    )
  return (
    <ol class="phases" aria-label={say("table.phases")}>
      {phases.map((phase, i) => (
        <li key={phase} class={i === at ? "on" : i < at ? "done" : ""} aria-current={i === at ? "step" : undefined}>
          {i < at && <Icon name="u:check" size={13} />}
          {words.has(`phaseMark.${phase}`) ? words.say(`phaseMark.${phase}`) : i + 1} ·{" "}
          {words.say(`phaseName.${phase}`)}
        </li>
      ))}
    </ol>
  )
}

/** How far the game is, and on a small screen whose turn. */
function Progress({ model }: { model: TableModel }) {
  const told = useComputed(() => {
    const [face, words, view] = [model.face.value, model.words.value, model.view.value]
    return face && words && view ? words.say("progress", face.progress(view)) : ""
  })
  const yours = useComputed(() => model.question.value !== null)
  return (
    <p>
      {told}
      {size.value !== "desktop" && yours.value && <b> · {say("table.yourTurn")}</b>}
    </p>
  )
}

/** A long title has a short form for phones. */
function titleOf(model: TableModel): string | undefined {
  const words = model.words.value
  return words?.say(size.value === "phone" && words.has("game.short") ? "game.short" : "game.title")
}

export function TopBar({ model, onMenu, onScores }: { model: TableModel; onMenu: () => void; onScores: () => void }) {
  const narrow = size.value !== "desktop"
  const you = model.you.value
  return (
    <header class="top">
      <a class="home" href="/" aria-label={say("table.home")}>
        {narrow ? <Icon name="u:chevron-left" size={22} /> : <Logo />}
      </a>
      <div class="title">
        <h1>{titleOf(model) ?? "Railhead"}</h1>
        <Progress model={model} />
      </div>
      <Phases model={model} />
      <div class="tools">
        {you >= 0 && <Clock model={model} seat={you} />}
        <button
          type="button"
          class="btn square quiet"
          aria-label={say("table.scores")}
          title={say("table.scores")}
          onClick={onScores}
        >
          <Icon name="u:trophy" />
        </button>
        <button
          type="button"
          class="btn square quiet"
          aria-label={say("table.rules")}
          title={say("table.rules")}
          onClick={() => {
            sideTab.value = "rules"
          }}
        >
          <Icon name="u:book-open" />
        </button>
        <button
          type="button"
          class="btn square quiet"
          aria-label={say("table.menu")}
          title={say("table.menu")}
          onClick={onMenu}
        >
          <Icon name="u:menu" />
        </button>
      </div>
    </header>
  )
}
