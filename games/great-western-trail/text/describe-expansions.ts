// What sentences about the expansions are told; see `describe.ts`.
import { at, type Choice, num } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { actions, buildingNamed, buildings } from "../data/actions.ts"
import { stakes } from "../expansions/at-the-poker-table/data.ts"
import { downtownNamed } from "../expansions/rails-to-the-north/data/map.ts"
import { commerceOn } from "../expansions/rails-to-the-north/data/towns.ts"
import type { GwtStep } from "../state.ts"

export function describeExpansionStep(step: GwtStep): Telling {
  switch (step.do) {
    case "discardExchanged":
      return { left: step.left }
    case "placeCard":
      return { must: step.must, price: num(stakes, step.nth) }
    default:
      return {}
  }
}

export function describeExpansionChoice({ verb, args }: Choice): Telling {
  const [first = { id: "" }, second = first] = args
  switch (verb) {
    case "store": {
      const { price, action } = commerceOn(downtownNamed(first.id), Number(second.id))
      return action < 0 ? { price, gives: "none" } : { price, gives: "action", action: at(actions, action).id }
    }
    case "flip": {
      const { craftsmen, vp } = at(buildings, buildingNamed(first.id))
      return { craftsmen, vp }
    }
    default:
      return {}
  }
}
