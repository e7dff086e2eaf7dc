// PEDRO-38 to PEDRO-41: the farmer Pedro picks, anywhere on the board.
import { at, num, type StepRules, tell } from "@railhead/engine"
import { farmerColours } from "../../data/pedro.ts"
import { requiredStrength, tiles } from "../../data/tiles.ts"
import { colours, farmerSpaces, printedMoney, spaceNo, trail } from "../../data/trail.ts"
import { PEDRO, type PedroStep } from "../../pedro-state.ts"
import { say } from "../../say.ts"
import { type Argentina, kindOf } from "../../state.ts"
import { type Criterion, narrowed, tellReason } from "./criteria.ts"
import { pedroPlayer } from "./pedro.ts"

/** The farmer on a space. */
interface Farmer {
  readonly site: number
  readonly kind: number
}

function farmersOn(s: Argentina): readonly Farmer[] {
  return farmerSpaces.map(site => ({ site, kind: kindOf(num(s.tiles, site)) })).filter(({ kind }) => kind >= 0)
}

/** What helping the farmer on a space would bring: coins on it and the pesos under it. */
export function pesosAt(s: Argentina, site: number): number {
  return num(s.coins, num(spaceNo, site)) + printedMoney(site)
}

/** For each colour of `trail.ts` its place in his order. */
const colourOrder = colours.map(colour => farmerColours.indexOf(colour))

function criteria(s: Argentina): readonly Criterion<Farmer>[] {
  const rule = "PEDRO-39"
  return [
    { because: "mostPesos", rule, of: ({ site }) => -pesosAt(s, site) },
    { because: "lowestStrength", rule, of: ({ kind }) => num(requiredStrength, kind) },
    { because: "colourOrder", rule, of: ({ kind }) => orderOf(kind) },
  ]
}

function orderOf(kind: number): number {
  const tile = at(tiles, kind)
  return tile.is === "farmer" ? num(colourOrder, tile.colour) : colours.length
}

export const pedroFarmerSteps: StepRules<Argentina, Extract<PedroStep, { do: "askFarmer" }>> = {
  // PEDRO-41: with no farmer on the board this does nothing.
  askFarmer: {
    rule: "PEDRO-39",
    fields: ["keeps"],
    lapses: true,
    choices(t, _step, offer) {
      for (const { site } of narrowed(farmersOn(t.state), criteria(t.state))) offer.add(say.farmer(site))
    },
    make(t, { keeps }, code) {
      const [site] = say.farmer.of(code)
      const s = t.state
      if (t.log) tellReason(t, farmersOn(s), criteria(s))
      const kind = kindOf(num(s.tiles, site))
      // PEDRO-40: coins go to the bank.
      s.coins[num(spaceNo, site)] = 0
      s.tiles[site] = -1
      if (keeps) pedroPlayer(s).farmers.push(kind)
      else s.gone.push(kind)
      if (t.log)
        tell(t, {
          did: keeps ? "pedroKept" : "pedroRemoved",
          seat: PEDRO,
          rule: "PEDRO-41",
          tile: at(tiles, kind).id,
          site: at(trail.ids, site),
        })
    },
  },
}
