// What anyone can check about how the game was dealt and played.
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import { type Check, passes } from "./check.ts"
import "./check.css"

/** While the game runs: what will be checked when the seed is no longer secret. */
export function CheckLater({ seedHash }: { seedHash: string | null }) {
  return (
    <section class="seed-check">
      <h2>
        <Icon name="u:lock" size={17} /> {say("check.later")}
      </h2>
      {seedHash && <Hash name={say("check.shownHash")} hash={seedHash} />}
      <p class="small muted">{say(seedHash ? "check.willCheck" : "check.willReplay")}</p>
    </section>
  )
}

export function SeedCheck({ check, turns, reseeds }: { check: Check; turns: number; reseeds: number }) {
  const good = passes(check)
  return (
    <section class={good ? "seed-check good" : "seed-check bad"}>
      <h2>
        <Icon name={good ? "u:circle-check" : "u:triangle-alert"} size={17} /> {say(titleOf(check))}
      </h2>
      {check.broken !== null && <p>{say("check.broken", { why: check.broken })}</p>}
      {check.broken === null && check.shown !== null && (
        <p class="small muted">{say(check.shown === check.seedHash ? "check.hashFits" : "check.hashDiffers")}</p>
      )}
      {check.shown !== null && check.shown !== check.seedHash && (
        <Hash name={say("check.shownHash")} hash={check.shown} />
      )}
      {check.broken === null && <Hash name={say("check.hash")} hash={check.seedHash} />}
      {check.broken === null && (
        <p class="small muted">
          {check.differsFrom === null
            ? say("check.replayed", { turns })
            : say("check.differs", { turn: check.differsFrom })}
          {reseeds > 0 && ` ${say("check.reseeds", { count: reseeds })}`}
        </p>
      )}
    </section>
  )
}

/** One line for where there is no room for more. */
export function CheckLine({ check }: { check: Check }) {
  const good = passes(check)
  return (
    <span class={good ? "check-line good" : "check-line bad"}>
      <Icon name={good ? "u:circle-check" : "u:triangle-alert"} size={16} /> {say(titleOf(check))}
    </span>
  )
}

function titleOf(check: Check): string {
  if (!passes(check)) return "check.bad"
  return check.shown === null ? "check.record" : "check.seed"
}

function Hash({ name, hash }: { name: string; hash: string }) {
  return (
    <p class="hash">
      <span class="small muted">{name}</span>
      <code>{hash}</code>
    </p>
  )
}
