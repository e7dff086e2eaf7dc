import { add, at, filled, num, range, sum } from "@railhead/engine"
import { isShared, SPACES, SPOTS } from "../data/actions.ts"
import { BUILDINGS, buildings, MOUNTAIN, RIVER, TOWN_HALL } from "../data/buildings.ts"
import { HORSES, RODEO_TOKENS } from "../data/corrals.ts"
import { CORNERS, fromCorner, toCorner } from "../data/map.ts"
import { OUTLAWS } from "../data/outlaws.ts"
import { mountainsBeside } from "../data/river.ts"
import { COWBOYS, DEEDS, DYNAMITE } from "../data/rounds.ts"
import { HIGHEST_TILE, SETS } from "../data/tiles.ts"
import { type CarsonCity, cowboyOn, player, WITH_DYNAMITE } from "../state.ts"

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not conserved: ${what}`)
}

/** Nothing appears or vanishes: tiles, cowboys, deeds, dynamite, horses, duel tiles; nothing is below zero. */
export function conserved(s: CarsonCity): void {
  for (const type of range(BUILDINGS)) tiles(s, type)
  const lying = (object: number) => s.objects.filter(thing => thing === object).length
  demand(lying(MOUNTAIN) === mountainsBeside(lying(RIVER)), "mountains")
  const carried = range(SPOTS).filter(spot => spot >= SPACES || !isShared[spot])
  const withCowboys = sum(
    carried.map(spot => range(s.seats).filter(seat => cowboyOn(s, spot, seat) === WITH_DYNAMITE).length),
  )
  demand(s.dynamite + sum(s.players.map(p => p.dynamite)) + withCowboys === DYNAMITE, "7 dynamite tokens")
  for (const seat of range(s.seats)) ownPieces(s, seat)
  const ends = filled(CORNERS, 0)
  s.roads.forEach((roads, edge) => {
    add(ends, num(fromCorner, edge), roads)
    add(ends, num(toCorner, edge), roads)
  })
  demand(ends.join() === s.ends.join(), "roads and their ends")
  variantPieces(s)
}

function variantPieces({ survival, horses, outlaws, seats, round }: CarsonCity): void {
  if (horses) {
    demand(horses.stock + sum(horses.reserve) + sum(horses.corrals) === HORSES, "25 horses")
    demand(
      [horses.stock, ...horses.reserve, ...horses.corrals].every(n => n >= 0),
      "horses below zero",
    )
    demand(sum(horses.tokens) <= Math.min(round, RODEO_TOKENS), "rodeo tokens")
  }
  if (survival && round > 0) {
    const all = [...survival.hands.flat(), ...survival.played.flat(), ...survival.shown, ...survival.reserve]
    for (const tile of range(HIGHEST_TILE + 1))
      demand(all.filter(t => t === tile).length === SETS, "five of each duel tile")
    for (const seat of range(seats)) {
      const left = num(survival.left, seat)
      const held = sum(at(survival.hands, seat)) + sum(at(survival.played, seat))
      demand(left < 0 || left === held, `the announced tiles of seat ${seat}`)
    }
  }
  if (outlaws) {
    demand(outlaws.at.length <= OUTLAWS && new Set(outlaws.at).size === outlaws.at.length, "outlaws")
    demand(
      outlaws.unmoved.every(parcel => outlaws.at.includes(parcel)),
      "outlaws still to move",
    )
  }
}

/** CC-18.11: whoever occupies a Town Hall with an outlaw on it does not stand on the spot itself. */
function standsBeside(s: CarsonCity, seat: number): boolean {
  return seat === s.resident && (s.outlaws?.at.includes(s.townHall) ?? false)
}

function tiles(s: CarsonCity, type: number): void {
  const { id, count } = at(buildings, type)
  const lying = s.objects.filter(object => object === type).length + s.row.filter(shown => shown === type).length
  const kept = sum(s.players.map(p => num(p.kept, type)))
  const inGame = s.options[id] === false ? 0 : count
  const found = lying + kept + num(s.bag, type)
  // CC-12.16: a Town Hall that finds no place leaves the game.
  demand(found === inGame || (type === TOWN_HALL && found === 0), `tiles of type ${id}`)
}

function ownPieces(s: CarsonCity, seat: number): void {
  const p = player(s, seat)
  const standing = range(s.cowboys.length).map(spot => {
    const kind = cowboyOn(s, spot, seat)
    return spot < SPACES && isShared[spot] ? kind : kind > 0 ? 1 : 0
  })
  const beside = standsBeside(s, seat) ? 1 : 0
  demand(p.cowboys + p.general + sum(standing) + beside === COWBOYS, `cowboys of seat ${seat}`)
  demand(p.deeds + s.owner.filter(owner => owner === seat).length === DEEDS, `deeds of seat ${seat}`)
  const counts = [p.money, p.cowboys, p.general, p.deeds, p.revolvers, p.roads, p.dynamite, p.noDuel, ...p.kept]
  demand(
    counts.every(n => n >= 0),
    `something of seat ${seat} is below zero`,
  )
}
