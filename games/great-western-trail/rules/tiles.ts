// GWT-8.3 to GWT-8.6: tiles from Kansas City find their places; the job market's token and its arrows.
import { at, draw, move, num, type Seat, tell } from "@railhead/engine"
import { turnUp } from "../../trail/cattle.ts"
import { placeWorker } from "../../trail/jobs.ts"
import { of, stacks, turnedUp } from "../../trail/zones.ts"
import { JOB_COLUMNS, JOB_ROWS, marketSizes, yellowBelow } from "../data/market.ts"
import { type Tile, tiles } from "../data/tiles.ts"
import { hazardSpaces, trail, villageSpaces } from "../data/trail.ts"
import { type GreatWesternTrail, type GwtTable, tileOn } from "../state.ts"

const jobs = { rows: JOB_ROWS, columns: JOB_COLUMNS }

/** The space a tipi or hazard goes to, −1 if there is no room. */
export function freeSpace(s: GreatWesternTrail, tile: Tile): number {
  const spaces = tile.is === "tipi" ? villageSpaces : tile.is === "hazard" ? at(hazardSpaces, tile.zone) : []
  for (const space of spaces) if (num(s.tiles, space) < 0) return space
  return -1
}

/** GWT-8.6: the market is filled up to its size. */
export function refillMarket(t: GwtTable, rule: string): void {
  const s = t.state
  turnUp(t, num(marketSizes, s.seats) - s.market.length, rule)
}

/** GWT-8.4, GWT-8.5, GWT-18.1: a worker comes to the job market. */
function toJobMarket(t: GwtTable, seat: Seat, kind: number): void {
  const s = t.state
  const row = s.token
  const moved = placeWorker(s, jobs, kind)
  if (t.log) tell(t, { did: "workerCame", seat, rule: "GWT-8.4", worker: at(tiles, kind).id, row: row + 1 })
  if (!moved) return
  if (t.log) tell(t, { did: "tokenMoved", seat, rule: "GWT-8.4", row: s.token + 1 })
  if (yellowBelow.includes(row)) refillMarket(t, "GWT-8.5")
  if (s.token < JOB_ROWS) return
  s.ended = seat
  if (t.log) tell(t, { did: "endTriggered", seat, rule: "GWT-18.1" })
}

/** GWT-8.3: where a tile goes. */
export function placeTile(t: GwtTable, seat: Seat, kind: number): void {
  if (at(tiles, kind).is === "worker") toJobMarket(t, seat, kind)
  else toTrail(t, seat, kind)
}

/** A tile without room leaves the game. */
function toTrail(t: GwtTable, seat: Seat, kind: number): void {
  const s = t.state
  const tile = at(tiles, kind)
  const space = freeSpace(s, tile)
  if (space < 0) {
    s.gone.push(kind)
    if (t.log) tell(t, { did: "tileGone", seat, rule: "GWT-8.3", tile: tile.id })
    return
  }
  s.tiles[space] = tileOn(kind)
  if (t.log) tell(t, { did: "tileLaid", seat, rule: "GWT-8.3", tile: tile.id, site: at(trail.ids, space) })
}

/** Draws the next tile of a stack; whoever calls finds its place at once. */
export function drawTile(t: GwtTable, stack: number, rule: string): number {
  const kind = draw(t, rule, of(at(stacks, stack)), of(turnedUp))
  t.state.turnedUp.length = 0
  return kind
}

/** R27: a tile that finds no room in the setup goes back. */
export function putBack(t: GwtTable, stack: number, kind: number, rule: string): void {
  t.state.turnedUp.push(kind)
  move(t, rule, [kind], of(turnedUp), of(at(stacks, stack)))
}
