// Who Pedro is at the table: his pieces, his cards, and what they count.
import { at, num, type Zone } from "@railhead/engine"
import { type LoadingCard, loadingCards } from "../../data/loading-cards.ts"
import { type PedroAmount, type PedroCard, pedroCards, typeNo } from "../../data/pedro.ts"
import { PEDRO, type Pedro } from "../../pedro-state.ts"
import { type Argentina, type ArgTable, type Player, player } from "../../state.ts"

const nothing: number[] = []

/** PEDRO-8, PEDRO-20: a bag that is filled again with what was turned up. */
export const pedroDeck: Zone<Argentina> = {
  name: "pedroDeck",
  sees: "none",
  of: s => s.pedro?.deck ?? nothing,
  pool: () => "pedro",
}
export const pedroPlayed: Zone<Argentina> = { name: "pedroPlayed", sees: "all", of: s => s.pedro?.played ?? nothing }

/** Only steps of his ask for it, and they are laid only where he plays. */
export function pedroOf(s: Argentina): Pedro {
  if (s.pedro === null) throw new RangeError("Pedro does not play here")
  return s.pedro
}

/** The card he turned up last. */
export function cardOf(s: Argentina): PedroCard {
  return at(pedroCards, pedroOf(s).played.at(-1) ?? -1)
}

export function pedroPlayer(s: Argentina): Player {
  return player(s, PEDRO)
}

/** Pieces that he moves are told as his, whoever's choice set him going. */
export function byPedro(t: ArgTable, moves: () => void): void {
  const { chooser } = t
  t.chooser = PEDRO
  moves()
  t.chooser = chooser
}

/** PEDRO-9, PEDRO-70: the active one of the four of his level. */
export function loadingCardOf(s: Argentina): LoadingCard {
  const { loading } = pedroOf(s)
  const { level } = s.options
  for (let i = 0; i < loadingCards.length; i++) {
    const card = at(loadingCards, i)
    if (card.number === loading && card.level === level) return card
  }
  throw new RangeError(`no loading card ${loading} of level ${level}`)
}

export function amountOf(s: Argentina, amount: PedroAmount): number {
  if (amount === "experience") return loadingCardOf(s).experience
  return typeof amount === "number" ? amount : num(pedroPlayer(s).workers, typeNo(amount))
}
