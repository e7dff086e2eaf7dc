import { ids, numbers, places, type Row, range, type Seat, vocabulary } from "../index.ts"
import { animals, POSTS, type Sample } from "./state.ts"

export interface SamplePlaces {
  readonly moments: { readonly turnStart: { readonly seat: Seat } }
  readonly sums: "wage"
  readonly questions: { readonly mayPost: { readonly seat: Seat; readonly post: number } }
  readonly tables: { readonly wages: Row & { readonly money: number } }
}

export const { announce, total, objection, rows } = places<Sample, SamplePlaces>()

const animal = ids("animal", animals)
const seats = ids("seat", ["0", "1", "2", "3"])
const post = ids("post", range(POSTS).map(String))

export const say = vocabulary({
  work: [],
  dig: [],
  deeper: [],
  stop: [],
  draw: [numbers(2)],
  discard: [animal],
  seek: [],
  auction: [],
  bid: [numbers(99)],
  out: [],
  duel: [seats],
  tile: [numbers(5)],
  post: [post],
  agree: [],
  refuse: [],
  withdraw: [],
  exchange: [numbers(2)],
  note: [numbers(4)],
  "hand-in": [],
  stake: [numbers(1)],
  pass: [],
  end: [],
})
