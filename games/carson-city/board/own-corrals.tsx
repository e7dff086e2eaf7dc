// The five corrals: the own horses large, those of the others small, and what each corral does.
import { at, num, range, type Seat } from "@railhead/engine"
import { Icon, PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { CORRALS, corrals } from "../data/corrals.ts"
import type { CarsonCity } from "../state.ts"
import { ORDINARY, WHITE } from "../state.ts"
import { horsesIn, isCorralOpen, isRidden, rodeoOf, whiteIn } from "./corrals.ts"
import { corralIcons } from "./icons.ts"
import { Pawn } from "./pieces.tsx"

export function Corrals({ s, seat, words }: { s: CarsonCity; seat: Seat; words: Words }) {
  if (!s.horses) return null
  const { reserve, tokens } = s.horses
  return (
    <section class="cc-corrals" aria-label={words.say("head.corrals")}>
      <h3 class="cc-title">
        {words.say("head.corrals")}
        <small>
          {words.say("horsesLeft", { count: num(reserve, seat), tokens: num(tokens, seat), total: rodeoOf(s, seat) })}
        </small>
      </h3>
      <div class="row">
        {range(CORRALS).map(corral => (
          <Corral
            key={corral}
            corral={corral}
            open={isCorralOpen(s, corral)}
            seat={seat}
            horses={horsesIn(s, seat, corral)}
            rider={whiteIn(s, seat, corral) ? WHITE : isRidden(s, seat, corral) ? ORDINARY : 0}
            others={othersIn(s, seat, corral)}
            words={words}
          />
        ))}
      </div>
    </section>
  )
}

/** "1:2 3:1+": the other seats with horses there, and whether a cowboy stands with them. */
function othersIn(s: CarsonCity, seat: Seat, corral: number): string {
  return range(s.seats)
    .filter(other => other !== seat && horsesIn(s, other, corral) + (isRidden(s, other, corral) ? 1 : 0) > 0)
    .map(other => `${other}:${horsesIn(s, other, corral)}${isRidden(s, other, corral) ? "+" : ""}`)
    .join(" ")
}

interface CorralProps {
  readonly corral: number
  readonly open: boolean
  readonly seat: Seat
  readonly horses: number
  /** The kind of cowboy that stands there, 0 for none. */
  readonly rider: number
  readonly others: string
  readonly words: Words
}

const Corral = memo(({ corral, open, seat, horses, rider, others, words }: CorralProps) => {
  const { id, hat } = at(corrals, corral)
  return (
    <PlaceBox id={`corral:${id}`} class={open ? "cc-corral" : "cc-corral closed"}>
      <span class="does" title={words.say(`corral.${id}`)}>
        <Icon name={at(corralIcons, corral)} size={17} />
        <span class="name">{words.name("corral", id)}</span>
      </span>
      <span class="here">
        {range(Math.min(horses, 3)).map(i => (
          <Icon key={i} name="g:horse-head" size={22} />
        ))}
        {horses > 3 && <b>× {horses}</b>}
        {rider > 0 && <Pawn seat={seat} kind={rider} />}
        {horses > 0 && <span class="hidden-text">{words.say("horsesHere", { count: horses })}</span>}
      </span>
      <span class="others">
        {others.split(" ").map(other => (other === "" ? null : <Other key={other} told={other} />))}
      </span>
      <span class="hat">{open ? words.say("hatIs", { count: hat }) : words.say("corralClosed")}</span>
    </PlaceBox>
  )
})

function Other({ told }: { told: string }) {
  const [seat, count] = told.split(":")
  return (
    <span class="other">
      <SeatBadge seat={Number(seat)} size={13} />
      {count}
    </span>
  )
}
