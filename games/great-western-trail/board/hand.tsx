// The hand: equal cards in one stack, with what it is worth in Kansas City; the piles.
import { at, num } from "@railhead/engine"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { CattleCard } from "../../trail/board/cards.tsx"
import { Head } from "../../trail/board/head.tsx"
import { icons } from "../../trail/board/icons.ts"
import type { Words } from "../../words.ts"
import { breedingValues, breeds, CATTLE, cards } from "../data/cards.ts"
import { lookOfCard } from "./breeds.ts"
import { ObjectiveCard } from "./objectives.tsx"
import { handValue, stacked } from "./position.ts"

const [W, H] = [74, 110]

interface HandProps {
  readonly hand: readonly number[]
  readonly pile: number
  readonly discards: readonly number[]
  readonly words: Words
}

export const Hand = memo(({ hand, pile, discards, words }: HandProps) => (
  <section class="gwt-hand" aria-label={words.name("term", "hand")}>
    <h3 class="gwt-title">
      {words.name("term", "hand")} <small>{words.say("worth", { value: handValue(hand) })}</small>
    </h3>
    <div class="gwt-cards">
      {stacked(hand).map(([card, count]) =>
        card < 0 ? <Hidden key={card} count={count} /> : <Card key={card} card={card} count={count} words={words} />,
      )}
      <Piles pile={pile} discards={discards.length} top={discards.at(-1) ?? -1} words={words} />
    </div>
  </section>
))

const Card = memo(({ card, count, words }: { card: number; count: number; words: Words }) => (
  <PlaceBox id={`hand:${at(cards.ids, card)}`} class={count > 1 ? "gwt-card several" : "gwt-card"}>
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("card", at(cards.ids, card))}>
      {card < CATTLE ? (
        <Cattle card={card} words={words} />
      ) : (
        <ObjectiveCard card={card} width={W} height={H} words={words} />
      )}
    </svg>
    {count > 1 && <b class="gwt-count">×{count}</b>}
  </PlaceBox>
))

function Cattle({ card, words }: { card: number; words: Words }) {
  const vp = num(cards.vpOf, card)
  const breed = num(cards.breedOf, card)
  return (
    <CattleCard
      look={lookOfCard(card)}
      name={words.word("breed", at(breeds, breed))}
      value={num(breedingValues, breed)}
      vp={vp > 0 ? words.say("vp", { vp }) : ""}
      width={W}
      height={H}
    />
  )
}

/** Cards that the viewer may not see. */
function Hidden({ count }: { count: number }) {
  return (
    <div class="gwt-card gwt-back">
      <Icon name={icons.cattle} size={34} />
      <b class="gwt-count">×{count}</b>
    </div>
  )
}

interface PilesProps {
  readonly pile: number
  readonly discards: number
  /** The card on top of the discard pile. */
  readonly top: number
  readonly words: Words
}

const Piles = memo(({ pile, discards, top, words }: PilesProps) => {
  const look = top >= 0 && top < CATTLE ? lookOfCard(top) : null
  return (
    <div class="gwt-piles">
      <PlaceBox id="pile" class="gwt-pile">
        <Icon name={icons.cattle} size={22} />
        {words.say("drawPile", { count: pile })}
      </PlaceBox>
      <div class="gwt-pile discards" style={look ? { background: look.ground, color: look.ink } : {}}>
        {look ? (
          <svg width={26} height={24} viewBox="0 0 26 24" aria-hidden="true">
            <Head look={look} x={13} y={12} size={24} />
          </svg>
        ) : (
          <Icon name={icons.discard} size={22} />
        )}
        {words.say("discardPile", { count: discards })}
      </div>
    </div>
  )
})
