// CC-8 Construction: a building, its houses, and the consent of others to theirs.
import {
  add,
  at,
  type Interrupt,
  num,
  type Offer,
  push,
  replaced,
  type Seat,
  type StepRules,
  tell,
} from "@railhead/engine"
import { SPACES } from "../data/actions.ts"
import { BUILDINGS, buildings, CHURCH, HOUSE, STATION, TOWN_HOUSE } from "../data/buildings.ts"
import { LINES, lineOf, neighbours, PARCELS, parcels, sidesOf } from "../data/map.ts"
import { isUsedOtherwise, objectionToBuild } from "../places.ts"
import { say } from "../say.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, player } from "../state.ts"
import type { BuildStep, Construction } from "../steps.ts"
import { sendBack } from "./duels.ts"
import { housePlaces, takesHouse } from "./houses.ts"
import { isBuilding, isFree, isServed } from "./land.ts"

/** CC-12.12: a side of the parcel lies on a line of eight roads from border to border. */
function liesOnLine(s: CarsonCity, parcel: number): boolean {
  for (const side of at(sidesOf, parcel)) {
    const first = lineOf(side) * LINES
    let complete = true
    for (let edge = first; edge < first + LINES; edge++) if (num(s.roads, edge) === 0) complete = false
    if (complete) return true
  }
  return false
}

function roadFits(s: CarsonCity, building: number, parcel: number): boolean {
  const { road } = at(buildings, building)
  if (road === "none") return true
  return road === "served" ? isServed(s, parcel) : liesOnLine(s, parcel)
}

/** CC-8.9: own free parcels that meet the condition for roads, if a first house has a place once the building lies there. */
function offerSites(t: CarsonTable, seat: Seat, building: number, offer: Offer): void {
  const s = t.state
  const { houses } = at(buildings, building)
  const places = houses > 0 ? housePlaces(t, seat) : 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (num(s.owner, parcel) !== seat || !isFree(s, parcel)) continue
    const code = say.build(building, parcel)
    const against = objectionToBuild(t, seat, parcel, building)
    const room = houses === 0 || places > (isServed(s, parcel) ? 1 : 0)
    if (against === null && room && roadFits(s, building, parcel) && (s.givenUp & (1 << building)) === 0)
      offer.add(code)
    else if (offer.why) {
      if (against) offer.no(code, against.rule, against.reason)
      else if (!roadFits(s, building, parcel)) offer.no(code, "CC-8.1", building === STATION ? "noLine" : "notServed")
      else if (!room) offer.no(code, "CC-8.1", "noRoomForHouse")
      else offer.no(code, "CC-8.9", "givenUp")
    }
  }
}

function startBuilding(t: CarsonTable, seat: Seat, building: number, site: number): void {
  add(player(t.state, seat).kept, building, -1)
  t.state.objects = replaced(t.state.objects, site, building)
  if (at(buildings, building).houses === 0) finishBuilding(t, seat, building, site, "CC-8.2")
  else push(t, { do: "placeHouse", seat, building, site, placed: [], refused: [] })
}

/** CC-8.9: only now is the building on the board, with its revolvers; a church takes effect (CC-9.7). */
export function finishBuilding(t: CarsonTable, seat: Seat, building: number, site: number, rule: string): void {
  const s = t.state
  player(s, seat).revolvers += at(buildings, building).revolvers
  s.givenUp = 0
  if (t.log)
    tell(t, {
      did: "built",
      seat,
      rule,
      building: at(buildings, building).id,
      parcel: at(parcels, site),
      revolvers: at(buildings, building).revolvers,
    })
  if (building === CHURCH) cancelAttacks(t, seat, site)
}

/** CC-9.7: attackers beside a new church of the same owner go home, without a duel. */
function cancelAttacks(t: CarsonTable, owner: Seat, church: number): void {
  const s = t.state
  for (const parcel of at(neighbours, church)) {
    if (num(s.owner, parcel) !== owner || !isBuilding(num(s.objects, parcel))) continue
    if (isUsedOtherwise(t, parcel)) continue // CC-9.10
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat === owner || cowboyOn(s, SPACES + parcel, seat) === 0) continue
      sendBack(t, seat, SPACES + parcel)
      if (t.log) tell(t, { did: "attackCancelled", seat, rule: "CC-9.7", parcel: at(parcels, parcel) })
    }
  }
}

function putHouse(t: CarsonTable, seat: Seat, work: Construction, parcel: number): void {
  const s = t.state
  const grown = num(s.objects, parcel) === HOUSE
  s.objects = replaced(s.objects, parcel, grown ? TOWN_HOUSE : HOUSE)
  if (t.log) tell(t, { did: grown ? "townHouse" : "house", seat, rule: "CC-8.3", parcel: at(parcels, parcel) })
  const { building, site } = work
  const placed = work.placed.concat(parcel)
  if (placed.length === at(buildings, building).houses) finishBuilding(t, seat, building, site, "CC-8.2")
  else push(t, { do: "placeHouse", seat, building, site, placed, refused: [] })
}

/** CC-8.9: building and houses of this construction are taken back, roads stay. */
function giveUp(t: CarsonTable, seat: Seat, { building, site, placed }: Construction): void {
  const s = t.state
  for (let i = placed.length - 1; i >= 0; i--) {
    const parcel = num(placed, i)
    s.objects = replaced(s.objects, parcel, num(s.objects, parcel) === TOWN_HOUSE ? HOUSE : -1)
  }
  s.objects = replaced(s.objects, site, -1)
  add(player(s, seat).kept, building, 1)
  s.givenUp |= 1 << building
  if (t.log) tell(t, { did: "gaveUp", seat, rule: "CC-8.9", building: at(buildings, building).id })
}

export const buildSteps: StepRules<CarsonCity, BuildStep> = {
  buildAtOnce: {
    rule: "CC-7.6",
    fields: ["building"],
    choices(t, { seat, building }, offer) {
      offerSites(t, seat, building, offer)
      offer.add(say.keep())
    },
    make(t, { seat, building }, code) {
      if (say.build.is(code)) startBuilding(t, seat, building, say.build.of(code)[1])
      else if (t.log) tell(t, { did: "kept", seat, rule: "CC-8.5", building: at(buildings, building).id })
    },
    timeout: () => say.keep(),
  },

  // CC-7.17: one pass in turn order, nobody is asked a second time.
  buildings: {
    rule: "CC-7.17",
    run(t, { seat }) {
      t.state.givenUp = 0
      push(t, { do: "placeBuildings", seat })
    },
  },
  placeBuildings: {
    rule: "CC-7.7",
    lapses: true,
    choices(t, { seat }, offer) {
      const { kept } = player(t.state, seat)
      for (let building = 0; building < BUILDINGS; building++)
        if (num(kept, building) > 0) offerSites(t, seat, building, offer)
      if (offer.any) offer.add(say.stop())
    },
    make(t, { seat }, code) {
      if (!say.build.is(code)) return
      const [building, site] = say.build.of(code)
      push(t, { do: "placeBuildings", seat })
      startBuilding(t, seat, building, site)
    },
    timeout: () => say.stop(),
  },

  placeHouse: {
    rule: "CC-8.3",
    fields: ["building", "site", "placed", "refused"],
    choices(t, { seat, refused }, offer) {
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (!takesHouse(t, seat, parcel)) {
          if (offer.why && isFree(t.state, parcel)) offer.no(say.house(parcel), "CC-8.3", "notServed")
        } else if (!refused.includes(parcel)) offer.add(say.house(parcel))
        else if (offer.why) offer.no(say.house(parcel), "CC-21.1", "refused")
      }
      offer.add(say["give-up"]())
    },
    make(t, { seat, building, site, placed, refused }, code) {
      const work = { building, site, placed, refused }
      if (!say.house.is(code)) {
        giveUp(t, seat, work)
        return
      }
      const [parcel] = say.house.of(code)
      const owner = num(t.state.owner, parcel)
      if (owner < 0 || owner === seat) putHouse(t, seat, work, parcel)
      else {
        if (t.log)
          tell(t, { did: "askedConsent", seat, rule: "CC-21.1", parcel: at(parcels, parcel), other: String(owner) })
        push(t, { do: "consent", seat: owner, by: seat, parcel, building, site, placed, refused })
      }
    },
    timeout: () => say["give-up"](),
  },

  consent: {
    rule: "CC-21.1",
    fields: ["by", "parcel", "building", "site", "placed", "refused"],
    always: true,
    limit: "consent",
    choices(_t, _step, offer) {
      offer.add(say.agree())
      offer.add(say.refuse())
    },
    make(t, { seat, by, parcel, building, site, placed, refused }, code) {
      const agreed = say.agree.is(code)
      if (t.log)
        tell(t, {
          did: agreed ? "agreed" : "refused",
          seat,
          rule: "CC-21.1",
          parcel: at(parcels, parcel),
          other: String(by),
        })
      if (agreed) putHouse(t, by, { building, site, placed, refused }, parcel)
      else push(t, { do: "placeHouse", seat: by, building, site, placed, refused: refused.concat(parcel) })
    },
    timeout: () => say.refuse(),
  },
}

/** CC-21.1: while waiting, the builder may withdraw the question; that parcel is not asked again for this house. */
export const withdrawInterrupt: Interrupt<CarsonCity> = {
  rule: "CC-21.1",
  verbs: [say.withdraw.verb],
  may: (t, seat) => t.state.agenda.some(step => step.do === "consent" && step.by === seat),
  choices: (_t, _seat, offer) => offer.add(say.withdraw()),
  make(t, seat) {
    const asked = t.state.agenda.pop()
    if (asked?.do !== "consent") return
    const { building, site, placed, refused, parcel } = asked
    if (t.log) tell(t, { did: "withdrew", seat, rule: "CC-21.1", parcel: at(parcels, parcel) })
    push(t, { do: "placeHouse", seat, building, site, placed, refused: refused.concat(parcel) })
  },
}
