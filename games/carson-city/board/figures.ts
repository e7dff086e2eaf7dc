// What is counted for a seat while the game goes on.
import { at, num, type Seat, sum } from "@railhead/engine"
import type { Figure } from "../../face.ts"
import type { Telling, Words } from "../../words.ts"
import { faces } from "../data/cards.ts"
import { ROUNDS } from "../data/rounds.ts"
import { teacher } from "../rules/cards/teacher.ts"
import { pointsSoFar } from "../rules/goods.ts"
import { buildingsOwned, housesOwned, mountainsOwned, parcelsOwned } from "../rules/land.ts"
import { scoreRows } from "../rules/scoring.ts"
import { booked, type CarsonCity, player } from "../state.ts"
import { horsesOwned, rodeoOf } from "./corrals.ts"
import { isSharpshooter } from "./sheets.ts"
import { personOf } from "./shortly.ts"
import { incomeAhead, passedNow, strengthOf } from "./standing.ts"
import { tilesHeld } from "./tiles.ts"

export function progress(s: CarsonCity): Telling {
  return { round: Math.min(s.round, ROUNDS), rounds: ROUNDS }
}

/** What is scored only at the end; the rest is booked as it is won. */
const atTheEnd = [
  ...scoreRows([]).filter(({ id }) => !booked.some(category => category === id)),
  ...(teacher.score ?? []),
]

/** With all that counts at the end, as it stands. */
function total(s: CarsonCity, seat: Seat): number {
  return pointsSoFar(s, seat) + sum(atTheEnd.map(row => row.points(s, seat)))
}

/** VP won so far; what final scoring brings is added when it happens. */
export function points(s: CarsonCity, seat: Seat): number {
  return s.round > ROUNDS ? total(s, seat) : pointsSoFar(s, seat)
}

const figure = (id: string, icon: string, value: number, card = false): Figure => ({ id, icon, value, card })

/** What the variants of this table add. */
function ofVariants(s: CarsonCity, seat: Seat): readonly Figure[] {
  return [
    ...(s.horses
      ? [
          figure("horses", "g:horse-head", horsesOwned(s, seat), true),
          figure("rodeos", "g:lasso", num(s.horses.tokens, seat), num(s.horses.tokens, seat) > 0),
          figure("rodeo", "g:horseshoe", rodeoOf(s, seat)),
        ]
      : []),
    ...(s.survival ? [figure("tiles", "g:crossed-pistols", tilesHeld(s, seat), true)] : []),
    ...(s.newBeginning && !s.survival
      ? [figure("sharpshooter", "g:crosshair", isSharpshooter(s, seat) ? 1 : 0, isSharpshooter(s, seat))]
      : []),
  ]
}

/** Always the same figures in the same order, so that two positions can be held against each other. */
export function figures(s: CarsonCity, seat: Seat): readonly Figure[] {
  const p = player(s, seat)
  return [
    figure("money", "g:two-coins", p.money, true),
    figure("revolvers", "g:revolver", p.revolvers, true),
    figure("cowboys", "g:western-hat", p.cowboys, true),
    figure("parcels", "g:treasure-map", parcelsOwned(s, seat), true),
    figure("buildings", "g:hammer-nails", buildingsOwned(s, seat), true),
    figure("roads", "g:road", p.roads, true),
    ...ofVariants(s, seat),
    figure("vp", "g:laurel-crown", points(s, seat)),
    figure("strength", "g:biceps", strengthOf(s, seat).sum),
    figure("income", "g:receive-money", incomeAhead(s, seat)),
    figure("kept", "g:swap-bag", sum(p.kept)),
    figure("dynamite", "g:dynamite", p.dynamite),
    figure("noDuel", "g:musical-notes", p.noDuel),
    figure("houses", "g:house", housesOwned(s, seat)),
    figure("mountains", "g:peaks", mountainsOwned(s, seat)),
    figure("total", "g:trophy-cup", total(s, seat)),
  ]
}

/** "2 · Banker · passed 1st"; nothing before a card is chosen. */
export function noteOf(s: CarsonCity, seat: Seat, words: Words): string {
  const { face, kid } = player(s, seat)
  if (face < 0 && kid < 0) return ""
  const { id, card } = at(faces, face < 0 ? kid : face)
  return words.say("seatNote", {
    card: kid < 0 ? card : 0,
    person: personOf(id),
    place: passedNow(s).indexOf(seat) + 1,
  })
}
