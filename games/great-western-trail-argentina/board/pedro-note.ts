// What there is to know of Pedro: the card he plays by, and what steers him.
import { at, type Seat } from "@railhead/engine"
import type { Telling, Words } from "../../words.ts"
import { pedroCards } from "../data/pedro.ts"
import { workerTypes } from "../data/tiles.ts"
import { PEDRO } from "../pedro-state.ts"
import { discsInSupply } from "../rules/pedro/engine.ts"
import { loadingCardOf } from "../rules/pedro/pedro.ts"
import { type Argentina, player } from "../state.ts"

/** Null where people play against each other. */
export function pedroTold(s: Argentina): Telling | null {
  const { pedro } = s
  if (!pedro) return null
  const card = pedro.played.at(-1)
  const { experience, id } = loadingCardOf(s)
  return {
    pedroCard: card === undefined ? "none" : at(pedroCards, card).id,
    no: card === undefined ? 0 : card + 1,
    deck: pedro.deck.length,
    worker: at(workerTypes, pedro.speciality),
    loadingCard: id,
    experience,
    discs: discsInSupply(player(s, PEDRO)),
  }
}

/** A line under his figures. */
export function noteOf(s: Argentina, seat: Seat, words: Words): string {
  const told = seat === PEDRO ? pedroTold(s) : null
  return told ? words.say("pedroNote", told) : ""
}
