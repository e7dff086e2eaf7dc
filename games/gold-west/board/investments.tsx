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
import { effectIcon } from "./icons.ts"
import { dealt, takerOf } from "./position.ts"

const [W, H] = [77, 122]

export function InvestmentsZone({ s, words }: BoardProps<GoldWest>) {
  return (
    <section class="gw-investments" aria-label={words.say("head.investments")}>
      <BonusTiles left={s.bonus} all={bonusTilesByCount[s.seats] ?? 0} words={words} />
      <div class="gw-cards">
        {dealt(s).map(card => (
          <Card key={card} card={card} taker={takerOf(s, card)} words={words} />
        ))}
      </div>
    </section>
  )
}

const BonusTiles = memo(({ left, all, words }: { left: number; all: number; words: Words }) => (
  <h3 class="gw-title">
    <span class="gw-cards-title">{words.say("head.investments")}</span>
    <small>{words.say("note.bonus")}</small>
    {range(all).map(i => {
      const vp = all - i
      return (
        <b key={vp} class={vp <= left ? "gw-bonus" : "gw-bonus gone"} data-place={`bonus:${vp}`}>
          {vp}
        </b>
      )
    })}
  </h3>
))

const Card = memo(({ card, taker, words }: { card: number; taker: number; words: Words }) => (
  <svg class="gw-card" viewBox={`0 0 ${W} ${H}`} aria-label={words.name("card", at(cards, card).id)}>
    <Place
      id={`card:${at(cards, card).id}`}
      ring={mark => <Ring mark={mark} d={boxPath(1, 1, W - 2, H - 2, 8)} badge={[4, 4]} tag={[W / 2, H - 2]} />}
    >
      {taker < 0 ? <Open card={card} words={words} /> : <Taken card={card} taker={taker} words={words} />}
    </Place>
  </svg>
))

function Open({ card, words }: { card: number; words: Words }) {
  const { vp, effects } = at(cards, card)
  const lines = wrapped(brings(effects, words), 14)
  return (
    <g class="gw-print">
      <rect class="card" x={1} y={1} width={W - 2} height={H - 2} rx={8} />
      <text class="besley mid points" x={W / 2} y={27}>
        {vp}
      </text>
      <GoodsRow counts={at(cardCosts, card)} x={W / 2} y={47} r={7.8} step={tokenStep(card)} words={words} />
      {effects.map((effect, i) => (
        <Glyph
          key={effect.do}
          name={effectIcon(effect)}
          x={W / 2 + (i - (effects.length - 1) / 2) * 30}
          y={77}
          size={26}
        />
      ))}
      {lines.map((line, i) => (
        <text key={line} class="mid cond brings" x={W / 2} y={113 + (i - lines.length + 1) * 12}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** A taken card leaves its place, with the taker's shape. */
function Taken({ card, taker, words }: { card: number; taker: number; words: Words }) {
  return (
    <>
      <rect class="gw-gone" x={1} y={1} width={W - 2} height={H - 2} rx={8} />
      <SeatPiece seat={taker} x={W / 2} y={50} r={11} />
      <text class="mid gw-took" x={W / 2} y={84}>
        {words.say("took", { vp: at(cards, card).vp })}
      </text>
    </>
  )
}

/** Four tokens lie side by side; five overlap. */
function tokenStep(card: number): number {
  const count = at(cardCosts, card).reduce((sum, n) => sum + n, 0)
  return Math.min(17.6, 54 / (count - 1))
}
