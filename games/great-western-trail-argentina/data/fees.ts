// ARG-6.1: what entering a tile costs, worked out once for each number of players.
import { buildings } from "./actions.ts"
import { handFees } from "./players.ts"
import { type Hand, tiles } from "./tiles.ts"

const counts = [0, 1, 2, 3, 4]

function feesOf(hands: readonly Hand[], seats: number): number {
  return hands.reduce((sum, hand) => sum + (handFees[hand][seats] ?? 0), 0)
}

export const buildingFees: readonly (readonly number[])[] = counts.map(seats =>
  buildings.map(building => feesOf(building.hands, seats)),
)

export const farmerFees: readonly (readonly number[])[] = counts.map(seats =>
  tiles.map(tile => (tile.is === "farmer" ? feesOf([tile.hand], seats) : 0)),
)
