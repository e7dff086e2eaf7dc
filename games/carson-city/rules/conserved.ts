import { add, at, filled, range, sum } from "@railhead/engine"
import { isShared, SPACES, SPOTS } from "../data/actions.ts"
import { BUILDINGS, buildings, MOUNTAIN, TOWN_HALL } from "../data/buildings.ts"
import { CORNERS, fromCorner, toCorner } from "../data/map.ts"
import { COWBOYS, DEEDS, DYNAMITE, MOUNTAINS } from "../data/rounds.ts"
import { type CarsonCity, cowboyOn, player, WITH_DYNAMITE } from "../state.ts"

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not conserved: ${what}`)
}

/** Nothing appears or vanishes: tiles, cowboys, deeds, dynamite; nothing is below zero. */
export function conserved(s: CarsonCity): void {
  for (const type of range(BUILDINGS)) tiles(s, type)
  demand(s.objects.filter(object => object === MOUNTAIN).length === MOUNTAINS, "mountains")
  const carried = range(SPOTS).filter(spot => spot >= SPACES || !isShared[spot])
  const withCowboys = sum(
    carried.map(spot => range(s.seats).filter(seat => cowboyOn(s, spot, seat) === WITH_DYNAMITE).length),
  )
  demand(s.dynamite + sum(s.players.map(p => p.dynamite)) + withCowboys === DYNAMITE, "7 dynamite tokens")
  for (const seat of range(s.seats)) ownPieces(s, seat)
  const ends = filled(CORNERS, 0)
  s.roads.forEach((roads, edge) => {
    add(ends, at(fromCorner, edge), roads)
    add(ends, at(toCorner, edge), roads)
  })
  demand(ends.join() === s.ends.join(), "roads and their ends")
}

function tiles(s: CarsonCity, type: number): void {
  const { id, count } = at(buildings, type)
  const lying = s.objects.filter(object => object === type).length + s.row.filter(shown => shown === type).length
  const kept = sum(s.players.map(p => at(p.kept, type)))
  const inGame = s.options[id] === false ? 0 : count
  const found = lying + kept + at(s.bag, type)
  // CC-12.16: a Town Hall that finds no place leaves the game.
  demand(found === inGame || (type === TOWN_HALL && found === 0), `tiles of type ${id}`)
}

function ownPieces(s: CarsonCity, seat: number): void {
  const p = player(s, seat)
  const standing = range(SPOTS).map(spot => {
    const kind = cowboyOn(s, spot, seat)
    return spot < SPACES && isShared[spot] ? kind : kind > 0 ? 1 : 0
  })
  demand(p.cowboys + p.general + sum(standing) === COWBOYS, `cowboys of seat ${seat}`)
  demand(p.deeds + s.owner.filter(owner => owner === seat).length === DEEDS, `deeds of seat ${seat}`)
  const counts = [p.money, p.cowboys, p.general, p.deeds, p.revolvers, p.roads, p.dynamite, p.noDuel, ...p.kept]
  demand(
    counts.every(n => n >= 0),
    `something of seat ${seat} is below zero`,
  )
}
