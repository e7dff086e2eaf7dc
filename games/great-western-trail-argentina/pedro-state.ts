// What the solo game keeps of Pedro beside his pieces, which lie with those of the players: his deck and what steers him.
import type { Seat } from "@railhead/engine"
import type { Do } from "../trail/steps.ts"

/** The one who plays alone, and Pedro, the side after that seat. */
export const YOU: Seat = 0
export const PEDRO: Seat = 1

export interface Pedro {
  /** His cards: those to come, drawn by chance, and those turned up, the present one last. */
  deck: number[]
  played: number[]
  /** The type of worker he has most of (PEDRO-73). */
  speciality: number
  /** The number of the active loading card (PEDRO-71). */
  loading: number
}

/** What he does by himself … */
type RunStep =
  | Do<"pedroTurn" | "pedroActs" | "pedroVisit" | "pedroObjective" | "pedroBuys" | "pedroLoads">
  | Do<"pedroHires", { order: number }>
  | Do<"pedroGrain", { amount: number }>
  | Do<"pedroEngine", { spaces: number }>
  | Do<"pedroTakesCattle", { value: number }>
  | Do<"pedroMarketCard", { breeds: number }>
  /** `exactly`: for so many carpinteros only; 0 for his whole action. */
  | Do<"pedroBuilds", { exactly: number }>
  | Do<"pedroForesight", { bag: number }>

/** … and what his criteria leave, put to the player; one that is left alone is made by itself (PEDRO-19). */
type AskStep =
  | Do<"askRoute" | "askDelivery">
  | Do<"askFarmer", { keeps: number }>
  | Do<"askNewTile", { carpinteros: number }>
  | Do<"askSpace", { building: number }>
  | Do<"askReplace", { carpinteros: number }>
  /** `to`: a place of discs, as in `discs.ts`. */
  | Do<"askDisc", { to: number }>

export type PedroStep = RunStep | AskStep

export function blankPedro(): Pedro {
  return { deck: [], played: [], speciality: -1, loading: 1 }
}

export function clonePedro({ deck, played, speciality, loading }: Pedro): Pedro {
  return { deck: deck.slice(), played: played.slice(), speciality, loading }
}
