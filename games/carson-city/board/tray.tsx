// What lies before the viewer: money and strength, the personality, the reserve, the own buildings.
import { at, range, type Seat } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Icon, PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { faces } from "../data/cards.ts"
import { type CarsonCity, cowboyKinds, EXTRA, IN_RESERVE, NO_DUEL, player, WHITE, WITH_DYNAMITE } from "../state.ts"
import { Hand } from "./hand.tsx"
import { cardIcon } from "./icons.ts"
import { Buildings } from "./own-buildings.tsx"
import { Corrals } from "./own-corrals.tsx"
import { Pawn } from "./pieces.tsx"
import { personOf } from "./shortly.ts"
import { limitOf, shownSeat, strengthOf } from "./standing.ts"

export function Tray(board: BoardProps<CarsonCity>) {
  return <Belongings {...board} alone={false} />
}

/** `alone`: as a zone of its own on a phone, where the tray shows the most needful. */
export function Belongings({ s, you, words, alone }: BoardProps<CarsonCity> & { alone: boolean }) {
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  const { revolvers, cowboys, token, card, horses, sum } = strengthOf(s, seat)
  return (
    <div class={`cc-tray${alone ? " alone" : ""}${s.horses ? " crowded" : ""}`}>
      <Means
        seat={you < 0 ? seat : -1}
        money={p.money}
        limit={limitOf(s, seat)}
        sum={sum}
        revolvers={revolvers}
        cowboys={cowboys}
        more={token + card + horses}
        words={words}
      />
      <Personality face={p.face} kid={p.kid} words={words} />
      <Reserve
        seat={seat}
        cowboys={p.cowboys}
        revolvers={p.revolvers}
        roads={p.roads}
        deeds={p.deeds}
        general={p.general}
        tokens={tokensOf(s, seat)}
        words={words}
      />
      <Hand s={s} seat={seat} words={words} />
      <Corrals s={s} seat={seat} words={words} />
      <Buildings s={s} seat={seat} words={words} />
    </div>
  )
}

interface MeansProps {
  /** Whose they are, for spectators; else −1. */
  readonly seat: Seat
  readonly money: number
  readonly limit: number
  readonly sum: number
  readonly revolvers: number
  readonly cowboys: number
  readonly more: number
  readonly words: Words
}

const Means = memo(({ seat, money, limit, sum, revolvers, cowboys, more, words }: MeansProps) => (
  <section class="cc-means" aria-label={words.say("head.means")}>
    <div class="money besley">
      {seat >= 0 && <SeatBadge seat={seat} size={18} />}
      {words.say("dollars", { money })}
    </div>
    <div class={limit >= 0 && money > limit ? "limit over" : "limit"}>
      {limit < 0 ? words.say("noLimit") : words.say("limitIs", { money: limit })}
    </div>
    <div class="strength">
      <Icon name="g:biceps" size={18} />
      <b class="besley">{sum}</b> {words.say("strength")}
    </div>
    <div class="parts">{words.say("strengthParts", { revolvers, cowboys, more })}</div>
  </section>
))

/** The personality of this round in its own words. */
const Personality = memo(({ face, kid, words }: { face: number; kid: number; words: Words }) => {
  if (face < 0 && kid < 0)
    return (
      <section class="cc-person none" aria-label={words.say("head.personality")}>
        {words.say("noPersonality")}
      </section>
    )
  const row = at(faces, face < 0 ? kid : face)
  const red = row.id.endsWith("R")
  return (
    <section class={red ? "cc-person red" : "cc-person"} aria-label={words.say("head.personality")}>
      <div class="who">
        <Icon name={cardIcon(row.card, red)} size={40} />
        <b class="besley">{kid >= 0 ? 0 : row.card}</b>
        <small>{words.say("orderNo")}</small>
      </div>
      <div>
        <b class="besley name">{words.name("person", personOf(row.id))}</b>
        <small class="cc-side">{words.say(red ? "side.red" : "side.yellow")}</small>
        <p>{words.name("power", row.id)}</p>
        {kid >= 0 && face >= 0 && <p>+ {words.name("person", "0")}</p>}
      </div>
    </section>
  )
})

/** Special cowboys at hand, as kinds: "2,5". */
function tokensOf(s: CarsonCity, seat: Seat): string {
  const p = player(s, seat)
  const row = p.face < 0 ? null : at(faces, p.face)
  return [
    ...(p.dynamite > 0 ? [WITH_DYNAMITE] : []),
    ...(p.noDuel > 0 ? [row?.extraCowboy ? EXTRA : NO_DUEL] : []),
    ...(row?.whiteCowboy && s.white === IN_RESERVE ? [WHITE] : []),
  ].join()
}

interface ReserveProps {
  readonly seat: Seat
  readonly cowboys: number
  readonly revolvers: number
  readonly roads: number
  readonly deeds: number
  readonly general: number
  readonly tokens: string
  readonly words: Words
}

const Reserve = memo(({ seat, cowboys, revolvers, roads, deeds, general, tokens, words }: ReserveProps) => {
  const kinds = tokens === "" ? [] : tokens.split(",").map(Number)
  return (
    <section class="cc-reserve" aria-label={words.say("head.reserve")}>
      <h3 class="cc-title">{words.say("head.reserve")}</h3>
      <div class="cc-counts">
        <Count icon="g:western-hat" count={cowboys} text={words.say("stock.cowboys", { count: cowboys })} />
        <Count icon="g:revolver" count={revolvers} text={words.say("stock.revolvers", { count: revolvers })} />
        <Count icon="g:road" count={roads} text={words.say("stock.roads", { count: roads })} />
        <Count icon="g:treasure-map" count={deeds} text={words.say("stock.deeds", { count: deeds })} />
      </div>
      <div class={cowboys > 5 ? "pawns many" : "pawns"}>
        {range(cowboys).map(i => (
          <span key={i} class="pawn">
            <Pawn seat={seat} kind={1} />
          </span>
        ))}
        <b class="times">× {cowboys}</b>
        {kinds.map(kind => (
          <PlaceBox key={kind} id={`cowboy:${at(cowboyKinds, kind)}`} class="pawn special">
            <Pawn seat={seat} kind={kind} />
          </PlaceBox>
        ))}
        <small class="general">{words.say("inGeneral", { count: general })}</small>
      </div>
    </section>
  )
})

function Count({ icon, count, text }: { icon: string; count: number; text: string }) {
  return (
    <div class="cc-count">
      <Icon name={icon} size={20} />
      <b>{count}</b>
      <span>{text}</span>
    </div>
  )
}
