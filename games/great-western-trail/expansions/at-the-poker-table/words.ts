import { ids } from "@railhead/engine"
import { cards } from "../../data/cards.ts"
import { workerTypes } from "../../data/tiles.ts"

export const pokerWords = {
  seat: [ids("worker", workerTypes)],
  lay: [ids("card", cards.ids)],
} as const
