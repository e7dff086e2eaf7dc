// The cattle market: chips of equal cards, what can be bought for how many cowboys, the pile.
import { at, num } from "@railhead/engine"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { CattleChip } from "./cards.tsx"
import { Head } from "./head.tsx"
import { icons } from "./icons.ts"
import { lookOfCard, type TrailPictures } from "./pictures.ts"
import { stacked } from "./position.ts"

interface MarketProps {
  readonly of: TrailPictures
  readonly market: readonly number[]
  readonly pile: number
  /** As many cards lie there after a refill. */
  readonly most: number
  readonly title: string
  /** The pile is shown while somebody could turn up cards of it. */
  readonly withPile: boolean
  readonly words: Words
}

export function CattleMarket({ of, market, pile, most, title, withPile, words }: MarketProps) {
  return (
    <section class="trail-cattle" aria-label={title}>
      <h3 class="trail-title">
        {title} <small>{words.say("note.market", { count: market.length, most, pile })}</small>
      </h3>
      <div class="trail-grid">
        {stacked(market).map(([card, count]) => (
          <MarketChip key={card} of={of} card={card} count={count} words={words} />
        ))}
        {withPile && <CattlePile left={pile} words={words} />}
      </div>
    </section>
  )
}

const [W, H] = [110, 34]

interface ChipProps {
  readonly of: TrailPictures
  readonly card: number
  readonly count: number
  readonly words: Words
}

const MarketChip = memo(({ of, card, count, words }: ChipProps) => (
  <PlaceBox id={`market:${at(of.cards.ids, card)}`} class="trail-box">
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("card", at(of.cards.ids, card))}>
      <CattleChip
        look={lookOfCard(of, card)}
        value={num(of.values, num(of.cards.breedOf, card))}
        {...(of.strengths ? { strength: num(of.strengths, card) } : {})}
        vp={num(of.cards.vpOf, card)}
        count={count}
        width={W}
        height={H}
      />
    </svg>
  </PlaceBox>
))

/** A cowboy turns up two cards of the pile. */
const CattlePile = memo(({ left, words }: { left: number; words: Words }) => (
  <PlaceBox id="cattlePile" class="trail-box trail-pile-box">
    <Icon name={icons.cowboy} size={18} />
    <span>{left > 0 ? words.say("turnUp") : words.say("pileEmpty")}</span>
  </PlaceBox>
))

/** All deals with their cowboys and prices. */
export const Deals = memo(({ of, cowboy, words }: { of: TrailPictures; cowboy: string; words: Words }) => (
  <section class="trail-deals" aria-label={words.say("head.deals")}>
    <h3 class="trail-title">{words.say("head.deals")}</h3>
    <div class="trail-grid">
      {of.deals.map(({ id, cowboys, price, cards: count }) => (
        <PlaceBox key={id} id={`deal:${id}`} class="trail-deal">
          <Icon name={icons.cowboy} size={15} label={cowboy} />
          <b>{cowboys}</b>
          <span class="trail-deal-price">{words.say("dollars", { amount: price })}</span>
          {count > 1 && <span class="trail-deal-count">{count}×</span>}
          <DealHeads of={of} breeds={of.dealBreeds[id.slice(0, 2)] ?? []} />
        </PlaceBox>
      ))}
    </div>
  </section>
))

function DealHeads({ of, breeds }: { of: TrailPictures; breeds: readonly number[] }) {
  return (
    <svg
      class={breeds.length > 1 ? "trail-deal-heads" : "trail-deal-heads one"}
      viewBox={`0 0 ${breeds.length * 15 + 4} 20`}
      aria-hidden="true"
    >
      {breeds.map((breed, i) => {
        const look = at(of.looks, breed)
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
