// How stationmasters look: what each counts at the end; one that counts nothing by what it brought.
import { at } from "@railhead/engine"
import { icons } from "../../trail/board/icons.ts"
import { actions } from "../data/actions.ts"
import { type Bonus, everyStationmaster } from "../data/stationmasters.ts"
import type { NorthernBonus } from "../expansions/rails-to-the-north/data/stations.ts"
import { bonusIcons } from "./icons.ts"

type Counted = Bonus | NorthernBonus | "money"

interface MasterLook {
  readonly id: string
  readonly per: Counted
  readonly group: number
  readonly vp: number
}

/** Dollars that the upper half of a tile brings. */
function dollarsOf(action: number): number {
  const [gain] = at(actions, action).gives
  return gain?.give === "money" && "each" in gain ? Number(gain.each) : 0
}

/** In the order of `everyStationmaster`. */
export const masterLooks: readonly MasterLook[] = everyStationmaster.map(
  ({ id, per, group, vp, permanent, action }) => {
    if (per !== null) return { id, per, group, vp }
    return permanent > 0
      ? { id, per: "certificate", group: 1, vp: permanent }
      : { id, per: "money", group: 1, vp: dollarsOf(action) }
  },
)

export const masterIcons: { readonly [counted in Counted]: string } = { ...bonusIcons, money: icons.money }

/** The icon of a stationmaster by its number, undefined where there is none. */
export function masterIcon(master: number): string | undefined {
  const look = masterLooks[master]
  return look && masterIcons[look.per]
}
