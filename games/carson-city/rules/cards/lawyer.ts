// CC-13.18 Lawyer: nobody duels the lawyer for a parcel. Editor: points for what the own buildings paid.
import { at, type Module, num, tell } from "@railhead/engine"
import { SPACES } from "../../data/actions.ts"
import { faceNamed } from "../../data/cards.ts"
import { PARCELS, parcels } from "../../data/map.ts"
import { type CarsonPlaces, isUsedOtherwise } from "../../places.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, player } from "../../state.ts"
import { sendBack } from "../duels.ts"
import { gain } from "../goods.ts"
import { isBuilding } from "../land.ts"

const LAWYER = faceNamed("18Y")
const EDITOR = faceNamed("18R")
/** Dollars for each point, by round. */
const tranches: readonly number[] = [0, 5, 10, 15, 20]

function sendOthersBack(t: CarsonTable, lawyer: number): void {
  const s = t.state
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const spot = SPACES + parcel
    if (cowboyOn(s, spot, lawyer) === 0 || isBuilding(num(s.objects, parcel)) || isUsedOtherwise(t, parcel)) continue
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat === lawyer || cowboyOn(s, spot, seat) === 0) continue
      sendBack(t, seat, spot)
      if (t.log)
        tell(t, { did: "sentBack", seat, rule: "CC-13.18", parcel: at(parcels, parcel), other: String(lawyer) })
    }
  }
}

export const lawyerAndEditor: Module<CarsonCity, CarsonPlaces> = {
  id: "lawyerAndEditor",
  when: () => true,
  at: {
    beforeParcelDuels(t) {
      for (let seat = 0; seat < t.state.seats; seat++)
        if (player(t.state, seat).face === LAWYER) sendOthersBack(t, seat)
    },
    incomePaid(t) {
      const s = t.state
      for (let seat = 0; seat < s.seats; seat++) {
        const me = player(s, seat)
        if (me.face !== EDITOR) continue
        const vp = Math.ceil(me.earned / num(tranches, s.round))
        gain(s, seat, "18R", vp)
        if (t.log) tell(t, { did: "cardPoints", seat, rule: "CC-13.18", card: "18R", vp })
      }
    },
  },
}
