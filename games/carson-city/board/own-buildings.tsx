// The own buildings by type, with what they pay now, and those that are kept.
import { at, num, range, type Seat } from "@railhead/engine"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { BUILDINGS, buildings } from "../data/buildings.ts"
import { type CarsonCity, player } from "../state.ts"
import { objectIcons } from "./icons.ts"
import { holdings } from "./standing.ts"

export function Buildings({ s, seat, words }: { s: CarsonCity; seat: Seat; words: Words }) {
  const own = holdings(s, seat)
  const types = range(BUILDINGS).filter(type => own.some(holding => holding.type === type))
  const ahead = own.reduce((sum, { pays }) => sum + Math.max(0, pays), 0)
  return (
    <section class="cc-buildings" aria-label={words.say("head.buildings")}>
      <h3 class="cc-title">
        {words.say("head.buildings")} <small>{words.say("incomeAhead", { money: ahead })}</small>
      </h3>
      <div class="tiles">
        {types.map(type => {
          const ofType = own.filter(holding => holding.type === type)
          const pays = ofType.reduce((sum, holding) => sum + holding.pays, 0)
          return <Own key={type} type={type} count={ofType.length} pays={pays} words={words} />
        })}
        <Kept kept={player(s, seat).kept.join()} words={words} />
      </div>
    </section>
  )
}

interface OwnProps {
  readonly type: number
  readonly count: number
  /** Negative for what pays nothing. */
  readonly pays: number
  readonly words: Words
}

const Own = memo(({ type, count, pays, words }: OwnProps) => {
  const { id } = at(buildings, type)
  return (
    <PlaceBox id={`own:${id}`} class="cc-own">
      <Icon name={objectIcons[id] ?? "g:house"} size={30} />
      <span class="name">
        {count > 1 && `${count} × `}
        {words.name("building", id)}
      </span>
      <span class="pays">{pays < 0 ? words.say(`gives.${id}`) : words.say("dollars", { money: pays })}</span>
    </PlaceBox>
  )
})

const Kept = memo(({ kept, words }: { kept: string; words: Words }) => {
  const counts = kept.split(",").map(Number)
  const types = range(BUILDINGS).filter(type => num(counts, type) > 0)
  return (
    <PlaceBox id="kept" class="cc-kept">
      {types.length === 0 && <span class="none">{words.say("noneKept")}</span>}
      {types.map(type => {
        const { id } = at(buildings, type)
        return (
          <span key={type} class="cc-kept-one">
            <Icon name={objectIcons[id] ?? "g:house"} size={26} />
            <span class="name">
              {num(counts, type) > 1 && `${counts[type]} × `}
              {words.name("building", id)}
            </span>
          </span>
        )
      })}
      {types.length > 0 && <span class="none">{words.say("kept")}</span>}
    </PlaceBox>
  )
})
