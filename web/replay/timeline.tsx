// The whole game as a strip: one cell for each turn, as long as its moves, in the colour of who moved.
import { Icon } from "@railhead/games/picture"
import { OneOf } from "../charts/one-of.tsx"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { type Player, speeds } from "./player.ts"
import type { Turn } from "./turns.ts"
import "./timeline.css"

const speedNames: { readonly [speed: number]: string } = { 0.5: "½×", 1: "1×", 2: "2×", 4: "4×" }

export function Timeline({ player, names }: { player: Player; names: readonly string[] }) {
  return (
    <section class="timeline" aria-label={say("replay.timeline")}>
      <Buttons player={player} />
      <Strip player={player} names={names} />
      <Speeds player={player} />
    </section>
  )
}

function Buttons({ player }: { player: Player }) {
  const playing = player.playing.value
  const atStart = player.at.value === 0
  const atEnd = player.at.value === player.last.value
  const by = (act: () => void) => () => {
    player.pause()
    act()
  }
  return (
    <fieldset class="steps" aria-label={say("replay.steps")}>
      <Step icon="u:skip-back" name="replay.first" off={atStart} act={by(() => player.go(0))} />
      <Step icon="u:step-back" name="replay.previous" off={atStart} act={by(() => player.step(-1))} />
      <button
        type="button"
        class="btn primary play"
        aria-label={say(playing ? "replay.pause" : "replay.play")}
        title={say(playing ? "replay.pause" : "replay.play")}
        onClick={() => player.playOrPause()}
      >
        <Icon name={playing ? "u:pause" : "u:play"} size={20} />
      </button>
      <Step icon="u:step-forward" name="replay.next" off={atEnd} act={by(() => player.step(1))} />
      <Step icon="u:skip-forward" name="replay.last" off={atEnd} act={by(() => player.go(player.last.value))} />
    </fieldset>
  )
}

function Step({ icon, name, off, act }: { icon: string; name: string; off: boolean; act: () => void }) {
  // Not disabled at the ends: who has it focused must not lose the focus there.
  return (
    <button
      type="button"
      class="btn quiet square"
      aria-label={say(name)}
      title={say(name)}
      aria-disabled={off}
      onClick={act}
    >
      <Icon name={icon} size={19} />
    </button>
  )
}

function Strip({ player, names }: { player: Player; names: readonly string[] }) {
  const turn = player.turn.value
  const [at, last] = [player.at.value, player.last.value]
  const told = say("replay.where", {
    move: at,
    moves: last,
    turn: turn?.no ?? 0,
    player: names[turn?.seat ?? -1] ?? "",
  })
  return (
    <div class="strip">
      <div class="cells" aria-hidden="true">
        {player.turns.value.map(one => (
          <Cell key={one.first} turn={one} done={one.first <= at} last={last} />
        ))}
        {player.turns.value
          .filter(({ no }) => no % 5 === 0)
          .map(({ no, last: end }) => (
            <b key={no} style={{ left: `${(end / last) * 100}%` }}>
              {no}
            </b>
          ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say("replay.position")}
        aria-valuetext={told}
        onInput={event => {
          player.pause()
          player.go(event.currentTarget.valueAsNumber)
        }}
      />
    </div>
  )
}

function Cell({ turn, done, last }: { turn: Turn; done: boolean; last: number }) {
  return (
    <i
      class={done ? "done" : ""}
      style={{
        left: `${((turn.first - 1) / last) * 100}%`,
        width: `${((turn.last - turn.first + 1) / last) * 100}%`,
        "--seat": turn.seat < 0 ? "var(--ink3)" : `var(--line-${turn.seat})`,
      }}
    />
  )
}

function Speeds({ player }: { player: Player }) {
  const { value: now } = player.speed
  if (size.value !== "phone")
    return (
      <OneOf
        label={say("replay.speed")}
        of={speeds.map(value => ({ value, name: speedNames[value] }))}
        chosen={now}
        onChoose={speed => player.setSpeed(speed)}
      />
    )
  const next = speeds[(speeds.indexOf(now) + 1) % speeds.length] ?? 1
  return (
    <button
      type="button"
      class="btn square"
      aria-label={`${speedNames[now]} ${say("replay.speed")}`}
      onClick={() => player.setSpeed(next)}
    >
      {speedNames[now]}
    </button>
  )
}
