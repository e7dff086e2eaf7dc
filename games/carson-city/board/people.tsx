// The personalities of this game: who can be chosen, who has whom.
import type { BoardProps } from "../../face.ts"
import { Icon, PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { faces } from "../data/cards.ts"
import type { CarsonCity } from "../state.ts"
import { cardIcon } from "./icons.ts"
import { cardsInPlay, holderOf, sidesShown } from "./people-in-play.ts"
import { personOf } from "./shortly.ts"

/** `wordy`: with what each card does. */
export function People({ s, words, wordy }: BoardProps<CarsonCity> & { wordy: boolean }) {
  return (
    <div class={wordy ? "cc-people wordy" : "cc-people"} role="group" aria-label={words.say("zone.people")}>
      {cardsInPlay(s).map(card => {
        const [face = 0, other = -1] = sidesShown(s, card)
        return <Card key={card} face={face} other={other} holder={holderOf(s, card)} wordy={wordy} words={words} />
      })}
    </div>
  )
}

interface CardProps {
  readonly face: number
  /** The other side, if the taker may choose; else −1. */
  readonly other: number
  readonly holder: number
  readonly wordy: boolean
  readonly words: Words
}

const Card = memo(({ face, other, holder, wordy, words }: CardProps) => {
  const row = faces[face]
  if (!row) return null
  const red = face % 2 === 1
  const side = other >= 0 ? "either" : red ? "red" : "yellow"
  const told = [face, other].flatMap(one => (one < 0 ? [] : words.name("power", faces[one]?.id ?? ""))).join(" / ")
  return (
    <PlaceBox id={`card:${row.card}`} class={`cc-card ${side}${holder < 0 ? "" : " taken"}`}>
      <span class="no besley" title={told}>
        {row.card}
      </span>
      <Icon name={cardIcon(row.card, red)} size={wordy ? 34 : 22} />
      <span class="name" title={told}>
        {words.name("person", other >= 0 ? String(row.card) : personOf(row.id))}
      </span>
      <span class="limit">{limitText(row.limit, row.card, words)}</span>
      <span class="cc-side">{words.say(`side.${side}`)}</span>
      {wordy ? <span class="power">{told}</span> : <span class="hidden-text">{told}</span>}
      {holder >= 0 && (
        <span class="holder">
          <SeatBadge seat={holder} size={wordy ? 24 : 20} />
          <span class="hidden-text">{words.say("takenBy", { number: holder + 1 })}</span>
        </span>
      )}
    </PlaceBox>
  )
})

/** The street kid's is that of the second card. */
function limitText(limit: number, card: number, words: Words): string {
  return card === 0 ? words.say("limit.kid", { money: -limit }) : words.say("dollars", { money: limit })
}
