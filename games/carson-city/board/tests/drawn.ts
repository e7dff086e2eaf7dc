// What the picture draws that can be touched.
import { at, num } from "@railhead/engine"
import { actions } from "../../data/actions.ts"
import { buildings } from "../../data/buildings.ts"
import { corrals } from "../../data/corrals.ts"
import { edges, parcels } from "../../data/map.ts"
import { type CarsonCity, player } from "../../state.ts"
import { throwsAgain } from "../fought.ts"
import { cardsInPlay } from "../people-in-play.ts"
import { amountsOf, itemsOf } from "../sheets.ts"
import { holdings } from "../standing.ts"
import { choosesTile, handOf } from "../tiles.ts"

/** Numbers, and answers that nothing on the board stands for. */
export const placeless = new Set([
  "bid",
  "out",
  "decline",
  "pass",
  "stand",
  "pay",
  "lose",
  "take-back",
  "stop",
  "renounce",
  "give-up",
  "agree",
  "refuse",
  "withdraw",
  "points",
  "spend",
  "go-on",
  "end",
  "hand-in",
  "wait",
  "done",
  "claim",
  "steal",
])

/** Every place that the picture of a position draws for a viewer, and that can be touched. */
export function drawn(s: CarsonCity, seat: number): Set<string> {
  const p = player(s, seat)
  return new Set([
    ...parcels.map(id => `parcel:${id}`),
    ...edges.map(({ id }) => `edge:${id}`),
    ...actions.map(({ id }) => `action:${id}`),
    ...cardsInPlay(s).map(card => `card:${card}`),
    "bag",
    "kept",
    ...holdings(s, seat).map(({ type }) => `own:${at(buildings, type).id}`),
    ...(p.dynamite > 0 ? ["cowboy:dynamite"] : []),
    ...(p.noDuel > 0 ? ["cowboy:no-duel", "cowboy:extra"] : []),
    "cowboy:white",
    ...(s.newBeginning ? itemsOf(s).flatMap(row => amountsOf(row).map(amount => `sheet:${row.id}:${amount}`)) : []),
    ...(choosesTile(s, seat) ? handOf(s, seat).flatMap((count, tile) => (count > 0 ? `tile:${tile}` : [])) : []),
    ...(s.horses ? corrals.map(({ id }) => `corral:${id}`) : []),
    ...(throwsAgain(s) === seat ? ["die:first", ...(num(s.dice, seat * 2 + 1) > 0 ? ["die:second"] : [])] : []),
  ])
}
