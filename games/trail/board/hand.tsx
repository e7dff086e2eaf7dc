// The hand: equal cards in one stack, with what it is worth; the piles.
import { at, num } from "@railhead/engine"
import type { ComponentChildren } from "preact"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { CattleCard, PlainCard } from "./cards.tsx"
import { Head } from "./head.tsx"
import { icons } from "./icons.ts"
import { ObjectiveCard } from "./objectives.tsx"
import { lookOfCard, type TrailPictures } from "./pictures.ts"
import { stacked } from "./position.ts"

const [W, H] = [74, 110]

interface HandProps {
  readonly of: TrailPictures
  readonly hand: readonly number[]
  readonly pile: number
  readonly discards: readonly number[]
  readonly title: string
  readonly note: string
  readonly words: Words
  /** What lies between the hand and the piles. */
  readonly children?: ComponentChildren
}

export const Hand = memo(({ of, hand, pile, discards, title, note, words, children = null }: HandProps) => (
  <section class="trail-held" aria-label={title}>
    <h3 class="trail-title">
      {title} <small>{note}</small>
    </h3>
    <div class="trail-cards">
      {stacked(hand).map(([card, count]) =>
        card < 0 ? (
          <Hidden key={card} count={count} />
        ) : (
          <HeldCard key={card} of={of} card={card} count={count} words={words} />
        ),
      )}
      {children}
      <Piles of={of} pile={pile} discards={discards.length} top={discards.at(-1) ?? -1} words={words} />
    </div>
  </section>
))

interface HeldProps {
  readonly of: TrailPictures
  readonly card: number
  readonly count: number
  readonly words: Words
}

const HeldCard = memo(({ of, card, count, words }: HeldProps) => (
  <PlaceBox id={`hand:${at(of.cards.ids, card)}`} class={count > 1 ? "trail-held-card several" : "trail-held-card"}>
    <CardFace of={of} card={card} words={words} />
    {count > 1 && <b class="trail-times">×{count}</b>}
  </PlaceBox>
))

/** A whole card. */
export function CardFace({ of, card, words }: { of: TrailPictures; card: number; words: Words }) {
  return (
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("card", at(of.cards.ids, card))}>
      {card < of.cards.cattle ? (
        <Cattle of={of} card={card} words={words} />
      ) : (
        <ObjectiveCard of={of} card={card} width={W} height={H} words={words} />
      )}
    </svg>
  )
}

function Cattle({ of, card, words }: { of: TrailPictures; card: number; words: Words }) {
  const { cards, values, strengths } = of
  const points = num(cards.vpOf, card)
  const vp = points === 0 ? "" : words.say("vp", { vp: points < 0 ? `−${-points}` : points })
  const breed = cards.breeds[num(cards.breedOf, card)]
  if (breed === undefined)
    return <PlainCard icon={icons.exhaustion} name={words.say("card.exhaustion")} vp={vp} width={W} height={H} />
  return (
    <CattleCard
      look={lookOfCard(of, card)}
      name={words.word("breed", breed)}
      value={num(values, num(cards.breedOf, card))}
      {...(strengths ? { strength: num(strengths, card) } : {})}
      vp={vp}
      width={W}
      height={H}
    />
  )
}

/** Cards that the viewer may not see. */
function Hidden({ count }: { count: number }) {
  return (
    <div class="trail-held-card trail-back">
      <Icon name={icons.cattle} size={34} />
      <b class="trail-times">×{count}</b>
    </div>
  )
}

interface PilesProps {
  readonly of: TrailPictures
  readonly pile: number
  readonly discards: number
  /** The card on top of the discard pile. */
  readonly top: number
  readonly words: Words
}

const Piles = memo(({ of, pile, discards, top, words }: PilesProps) => {
  const look = top >= 0 ? (of.looks[of.cards.breedOf[top] ?? -1] ?? null) : null
  return (
    <div class="trail-piles">
      <PlaceBox id="pile" class="trail-pile">
        <Icon name={icons.cattle} size={22} />
        {words.say("drawPile", { count: pile })}
      </PlaceBox>
      <div class="trail-pile discards" style={look ? { background: look.ground, color: look.ink } : {}}>
        {look ? (
          <svg width={26} height={24} viewBox="0 0 26 24" aria-hidden="true">
            <Head look={look} x={13} y={12} size={24} />
          </svg>
        ) : (
          <Icon name={icons.discard} size={22} />
        )}
        <span>{words.say("discardPile", { count: discards })}</span>
      </div>
    </div>
  )
})
