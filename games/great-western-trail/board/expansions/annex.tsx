// RTN-8, RTN-30: the annex of a player board with its bell spaces, and the exchange tokens.
import { num, range } from "@railhead/engine"
import type { BoardProps } from "../../../face.ts"
import { Glyph, Icon, SeatPiece } from "../../../picture/kit.tsx"
import { memo } from "../../../picture/memo.ts"
import { icons } from "../../../trail/board/icons.ts"
import { shownSeat } from "../../../trail/board/position.ts"
import type { Words } from "../../../words.ts"
import { storesLeft } from "../../expansions/rails-to-the-north/bells.ts"
import { bellsWithToken, STORES, STORES_ON_BELL } from "../../expansions/rails-to-the-north/data/annex.ts"
import { northOf } from "../../expansions/rails-to-the-north/state.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { BELL } from "../icons.ts"

export function Annex({ s, you, words }: BoardProps<GreatWesternTrail>) {
  const seat = shownSeat(s, you)
  return <Bells seat={seat} left={storesLeft(s, seat)} tokens={num(northOf(s).tokens, seat)} words={words} />
}

interface BellsProps {
  readonly seat: number
  readonly left: number
  readonly tokens: number
  readonly words: Words
}

const Bells = memo(({ seat, left, tokens, words }: BellsProps) => (
  <section class="gwt-annex" aria-label={words.say("head.stores")}>
    <h3 class="trail-title">
      {words.say("head.stores")} <small>{words.say("storesLeft", { count: left })}</small>
    </h3>
    <div class="gwt-bells">
      {range(STORES / STORES_ON_BELL).map(i => (
        <BellSpace key={i} bell={i + 1} seat={seat} stores={storesOn(i, left)} words={words} />
      ))}
    </div>
    <div class="trail-line">
      <Icon name={icons.exchange} size={18} />
      <b>{tokens}</b>
      <span class="trail-line-text">{words.say("exchangeTokens", { count: tokens })}</span>
    </div>
  </section>
))

/** They are taken from the left. */
function storesOn(bell: number, left: number): number {
  const gone = STORES - left - bell * STORES_ON_BELL
  return Math.min(STORES_ON_BELL, Math.max(0, STORES_ON_BELL - gone))
}

interface SpaceProps {
  readonly bell: number
  readonly seat: number
  readonly stores: number
  readonly words: Words
}

function BellSpace({ bell, seat, stores, words }: SpaceProps) {
  return (
    <svg
      class={stores === 0 ? "gwt-bell cleared" : "gwt-bell"}
      viewBox="0 0 26 76"
      role="img"
      aria-label={words.say("bell", { number: bell, count: stores })}
    >
      <rect x={1} y={1} width={24} height={58} rx={5} />
      {stores === 0 && <Glyph name={BELL} x={13} y={30} size={17} />}
      {range(stores).map(i => (
        <SeatPiece key={i} seat={seat} x={13} y={49 - i * 19} r={7.5} />
      ))}
      {bellsWithToken.includes(bell) && <Glyph name={icons.exchange} x={13} y={68} size={14} />}
    </svg>
  )
}
