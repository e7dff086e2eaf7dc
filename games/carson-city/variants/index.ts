// The six variants, in the order of CC-14 to CC-19, and what they say together.
import type { Module, Options } from "@railhead/engine"
import type { CarsonPlaces } from "../places.ts"
import type { CarsonCity } from "../state.ts"
import { carsonRiver } from "./carson-river.ts"
import { horses } from "./horses/index.ts"
import { kitCarsonLive, kitCarsonTicks } from "./kit-carson/index.ts"
import { newBeginning } from "./new-beginning.ts"
import { outlaws } from "./outlaws/index.ts"
import { survival } from "./survival.ts"
import { together } from "./together.ts"

export function variants(options: Options): readonly Module<CarsonCity, CarsonPlaces>[] {
  const river = options.carsonRiver === true ? [carsonRiver(options)] : []
  return [newBeginning, ...river, survival, kitCarsonTicks, kitCarsonLive, outlaws, horses, ...together]
}
