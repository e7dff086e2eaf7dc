// The decisions that cost the most.
import type { Opinion } from "./analyst.ts"

export interface TurningPoint {
  /** 1 is the dearest. */
  readonly no: number
  readonly opinion: Opinion
  readonly loss: number
}

const MOST = 5
/** Less than so many points are no more than a matter of taste. */
const LEAST = 1

export function turningPoints(opinions: Iterable<Opinion>): TurningPoint[] {
  return [...opinions]
    .map(opinion => ({ opinion, loss: opinion.played.loss ?? 0 }))
    .filter(({ loss }) => loss >= LEAST)
    .sort((a, b) => b.loss - a.loss || a.opinion.page - b.opinion.page)
    .slice(0, MOST)
    .map((point, i) => ({ no: i + 1, ...point }))
}
