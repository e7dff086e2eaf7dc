// The open investments, where the taken ones lay, and the bonus tiles that are left.
import { at, range } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { boxPath, Ring } from "../../picture/ring.tsx"
import type { Words } from "../../words.ts"
import { cardCosts, cards } from "../data/cards.ts"
import { bonusTilesByCount } from "../data/players.ts"
import type { GoldWest } from "../state.ts"
import { brings } from "./brings.ts"
import { wrapped } from "./geometry.ts"
import { GoodsRow } from "./goods.tsx"
import { Heading } from "./heading.tsx"
import { effectIcon } from "./icons.ts"
import { dealt, takerOf } from "./position.ts"

const [W, H, GAP] = [77, 122, 6]

export function InvestmentsZone({ s, words }: BoardProps<GoldWest>) {
  return (
    <svg class="gw-part" viewBox="0 0 330 284" role="group" aria-label={words.say("head.investments")}>
      <BonusTiles left={s.bonus} all={bonusTilesByCount[s.seats] ?? 0} words={words} />
      {dealt(s).map((card, i) => (
        <Card key={card} card={card} place={i} taker={takerOf(s, card)} words={words} />
      ))}
    </svg>
  )
}

const BonusTiles = memo(({ left, all, words }: { left: number; all: number; words: Words }) => (
  <g>
    <Heading text={words.say("head.investments")} note={words.say("note.bonus")} width={322 - all * 24} />
    {range(all).map(i => {
      const vp = all - i
      const x = 330 - (i + 1) * 24
      return (
        <g key={vp} class={vp <= left ? "gw-bonus" : "gw-bonus gone"} data-place={`bonus:${vp}`}>
          <rect x={x} y={1} width={20} height={19} rx={4} />
          <text class="besley mid" x={x + 10} y={15}>
            {vp}
          </text>
        </g>
      )
    })}
  </g>
))

interface CardProps {
  readonly card: number
  readonly place: number
  readonly taker: number
  readonly words: Words
}

const Card = memo(({ card, place, taker, words }: CardProps) => {
  const { id, vp, effects } = at(cards, card)
  const [x, y] = [2 + (place % 4) * (W + GAP), 28 + Math.floor(place / 4) * (H + GAP)]
  const middle = x + W / 2
  const lines = wrapped(brings(effects, words), 16)
  return (
    <Place
      id={`card:${id}`}
      ring={mark => <Ring mark={mark} d={boxPath(x, y, W, H, 8)} badge={[x + 4, y + 4]} tag={[middle, y + H]} />}
    >
      {taker >= 0 ? (
        <>
          <rect class="gw-gone" x={x} y={y} width={W} height={H} rx={8} />
          <SeatPiece seat={taker} x={middle} y={y + 50} r={11} />
          <text class="mid gw-took" x={middle} y={y + 84}>
            {words.say("took", { vp })}
          </text>
        </>
      ) : (
        <g class="gw-print">
          <rect class="card" x={x} y={y} width={W} height={H} rx={8} />
          <text class="besley mid points" x={middle} y={y + 26}>
            {vp}
          </text>
          <GoodsRow counts={at(cardCosts, card)} x={middle} y={y + 47} r={7.8} step={effectStep(card)} words={words} />
          {effects.map((effect, i) => (
            <Glyph
              key={effect.do}
              name={effectIcon(effect)}
              x={middle + (i - (effects.length - 1) / 2) * 30}
              y={y + 76}
              size={26}
            />
          ))}
          {lines.map((line, i) => (
            <text key={line} class="mid cond brings" x={middle} y={y + 113 + (i - lines.length + 1) * 12}>
              {line}
            </text>
          ))}
        </g>
      )}
    </Place>
  )
})

/** Four tokens lie side by side; five overlap. */
function effectStep(card: number): number {
  const count = at(cardCosts, card).reduce((sum, n) => sum + n, 0)
  return Math.min(17.6, 54 / (count - 1))
}
