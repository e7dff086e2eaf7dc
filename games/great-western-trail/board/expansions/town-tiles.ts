// How the tiles of medium towns look (RTN-34).
import { icons } from "../../../trail/board/icons.ts"

interface TileLook {
  readonly icon: string
  readonly label: string
  readonly mark?: string
}

/** In the order of `townTiles`. */
export const tileLooks: readonly TileLook[] = [
  { icon: icons.worker, label: "−2" },
  { icon: icons.discard, label: "2" },
  { icon: icons.engine, label: "3" },
  { icon: icons.money, label: "5", mark: icons.cattle },
  { icon: icons.craftsman, label: "$0" },
]
