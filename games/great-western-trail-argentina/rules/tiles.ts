// ARG-13, ARG-14: tiles from Buenos Aires find their places; the job market's token and its arrows.
import { at, draw, move, num, type Seat, tell } from "@railhead/engine"
import { turnUp } from "../../trail/cattle.ts"
import { placeWorker } from "../../trail/jobs.ts"
import { of, stacks, turnedUp } from "../../trail/zones.ts"
import { JOB_COLUMNS, JOB_ROWS, marketSizes } from "../data/market.ts"
import { slots, type Tile, tiles } from "../data/tiles.ts"
import { trail, zones } from "../data/trail.ts"
import { type Argentina, type ArgTable, tileOn } from "../state.ts"

const jobs = { rows: JOB_ROWS, columns: JOB_COLUMNS }

/** ARG-13.2: the free space of a farmer's zone with the lowest number, −1 if it is full. */
export function freeSpace(s: Argentina, tile: Tile): number {
  if (tile.is === "worker") return -1
  for (const space of at(zones, tile.colour)) if (num(s.tiles, space) < 0) return space
  return -1
}

/** ARG-14.2: the market is filled up to its size. */
export function refillMarket(t: ArgTable, rule: string): void {
  turnUp(t, num(marketSizes, t.state.players.length) - t.state.market.length, rule)
}

/** ARG-13.3, ARG-13.4, ARG-32.1: a worker comes to the job market; what the arrow sets off waits (ARG-14.1). */
function toJobMarket(t: ArgTable, seat: Seat, kind: number): void {
  const s = t.state
  const row = s.token
  const moved = placeWorker(s, jobs, kind)
  if (t.log) tell(t, { did: "workerCame", seat, rule: "ARG-13.3", tile: at(tiles, kind).id, row: row + 1 })
  if (!moved) return
  s.arrow = row
  if (s.token < JOB_ROWS) {
    if (t.log) tell(t, { did: "tokenMoved", seat, rule: "ARG-13.4", row: s.token + 1 })
    return
  }
  s.ended = seat
  if (t.log) tell(t, { did: "endTriggered", seat, rule: "ARG-32.1" })
}

/** ARG-13.2, ARG-13.3: where a tile goes. */
export function placeTile(t: ArgTable, seat: Seat, kind: number): void {
  if (at(tiles, kind).is === "worker") toJobMarket(t, seat, kind)
  else toTrail(t, seat, kind)
}

function toTrail(t: ArgTable, seat: Seat, kind: number): void {
  const s = t.state
  const tile = at(tiles, kind)
  const space = freeSpace(s, tile)
  if (space < 0) {
    s.gone.push(kind)
    if (t.log) tell(t, { did: "tileGone", seat, rule: "ARG-13.2", tile: tile.id })
    return
  }
  s.tiles[space] = tileOn(kind)
  if (t.log) tell(t, { did: "tileLaid", seat, rule: "ARG-13.2", tile: tile.id, site: at(trail.ids, space) })
}

/** Draws the next tile of a bag; whoever calls finds its place at once. */
export function drawTile(t: ArgTable, bag: number, rule: string): number {
  const kind = draw(t, rule, of(at(stacks, bag)), of(turnedUp))
  t.state.turnedUp.length = 0
  return kind
}

/** ARG-2.5: a tile that finds no room in the setup goes back. */
export function putBack(t: ArgTable, bag: number, kind: number, rule: string): void {
  t.state.turnedUp.push(kind)
  move(t, rule, [kind], of(turnedUp), of(at(stacks, bag)))
}

/** ARG-15.2, ARG-38.20: a tile of the same bag on each empty space, as long as there is one. */
export function refillForesight(t: ArgTable, rule: string): void {
  const s = t.state
  for (let slot = 0; slot < slots.length; slot++) {
    const bag = slot >> 1
    if (num(s.foresight, slot) >= 0 || at(s.stacks, bag).length === 0) continue
    const kind = drawTile(t, bag, rule)
    s.foresight[slot] = kind
    if (t.log) tell(t, { did: "foresightFilled", seat: -1, rule, slot: at(slots, slot), tile: at(tiles, kind).id })
  }
}
