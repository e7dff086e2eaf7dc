// The cattle market: chips of equal cards, what can be bought for how many cowboys, the pile.
import { at, num } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { CattleChip } from "../../trail/board/cards.tsx"
import { Head } from "../../trail/board/head.tsx"
import { icons } from "../../trail/board/icons.ts"
import type { Words } from "../../words.ts"
import { breedingValues, cards } from "../data/cards.ts"
import { deals, marketSizes } from "../data/market.ts"
import type { GreatWesternTrail } from "../state.ts"
import { breedLooks, lookOfCard } from "./breeds.ts"
import { stacked } from "./position.ts"

/** The pile is shown while somebody could turn up cards of it. */
export function CattleMarket({ s, words, pile }: BoardProps<GreatWesternTrail> & { pile: boolean }) {
  return (
    <section class="gwt-cattle" aria-label={words.name("term", "cattle-market")}>
      <h3 class="gwt-title">
        {words.name("term", "cattle-market")}{" "}
        <small>
          {words.say("note.market", {
            count: s.market.length,
            most: num(marketSizes, s.seats),
            pile: s.marketPile.length,
          })}
        </small>
      </h3>
      <div class="gwt-chips">
        {stacked(s.market).map(([card, count]) => (
          <MarketChip key={card} card={card} count={count} words={words} />
        ))}
        {pile && <CattlePile left={s.marketPile.length} words={words} />}
      </div>
    </section>
  )
}

const [W, H] = [110, 34]

const MarketChip = memo(({ card, count, words }: { card: number; count: number; words: Words }) => (
  <PlaceBox id={`market:${at(cards.ids, card)}`} class="gwt-chip">
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("card", at(cards.ids, card))}>
      <CattleChip
        look={lookOfCard(card)}
        value={num(breedingValues, num(cards.breedOf, card))}
        vp={num(cards.vpOf, card)}
        count={count}
        width={W}
        height={H}
      />
    </svg>
  </PlaceBox>
))

/** A cowboy turns up two cards of the pile. */
const CattlePile = memo(({ left, words }: { left: number; words: Words }) => (
  <PlaceBox id="cattlePile" class="gwt-chip gwt-pile-chip">
    <Icon name={icons.cowboy} size={18} />
    <span>{left > 0 ? words.say("turnUp") : words.say("pileEmpty")}</span>
  </PlaceBox>
))

/** A breed that stands for what a deal brings: cattle of value 3 have three. */
const dealBreeds: { readonly [deal: string]: readonly number[] } = { v3: [4, 5, 6], wh: [7], tl: [8] }

/** All deals with their cowboys and prices. */
export const Deals = memo(({ words }: { words: Words }) => (
  <section class="gwt-deals" aria-label={words.say("head.deals")}>
    <h3 class="gwt-title">{words.say("head.deals")}</h3>
    <div class="gwt-chips">
      {deals.map(({ id, cowboys, price, cards: count }) => (
        <PlaceBox key={id} id={`deal:${id}`} class="gwt-deal">
          <Icon name={icons.cowboy} size={15} label={words.name("worker", "cowboy")} />
          <b>{cowboys}</b>
          <span class="gwt-deal-price">{words.say("dollars", { amount: price })}</span>
          {count > 1 && <span class="gwt-deal-count">{count}×</span>}
          <DealHeads breeds={dealBreeds[id.slice(0, 2)] ?? []} />
        </PlaceBox>
      ))}
    </div>
  </section>
))

function DealHeads({ breeds }: { breeds: readonly number[] }) {
  return (
    <svg
      class={breeds.length > 1 ? "gwt-deal-heads" : "gwt-deal-heads one"}
      viewBox={`0 0 ${breeds.length * 15 + 4} 20`}
      aria-hidden="true"
    >
      {breeds.map((breed, i) => {
        const look = at(breedLooks, breed)
        const x = i * 15 + 5
        return (
          <g key={breed}>
            <rect x={x - 4} y={1} width={17} height={17} rx={3} fill={look.ground} />
            <Head look={look} x={x + 4.5} y={9.5} size={14} />
          </g>
        )
      })}
    </svg>
  )
}
