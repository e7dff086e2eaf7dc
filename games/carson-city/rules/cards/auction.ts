// CC-13.12, CC-13.20 The auctioneer: two parcels as one lot, or the +3 revolver token.
import { at, type Module, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { PARCELS, parcels } from "../../data/map.ts"
import type { CarsonPlaces } from "../../places.ts"
import { say } from "../../say.ts"
import { type CarsonCity, type CarsonTable, player } from "../../state.ts"
import type { CardStep } from "../../steps.ts"
import { gainParcel, isBuyable } from "../land.ts"

type AuctionStep = Extract<CardStep, { do: "chooseLot" | "auctionToken" | "bid" }>

interface Bids {
  readonly by: Seat
  readonly last: number
  readonly holder: Seat
  readonly inside: number
  readonly lot: readonly number[]
}

/** CC-22.28: more than the last bid out of the own money, and a deed for each parcel of the lot. */
function canBid(s: CarsonCity, seat: Seat, { last, lot }: Bids): boolean {
  const { money, deeds } = player(s, seat)
  return money > last && deeds >= lot.length
}

/** The next to be asked, clockwise from this seat on; those who cannot bid drop out by themselves. */
function goOn(t: CarsonTable, from: Seat, bids: Bids): void {
  const s = t.state
  let { inside } = bids
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats
    if (seat === bids.holder || (inside & (1 << seat)) === 0) continue
    if (canBid(s, seat, bids)) {
      push(t, { do: "bid", seat, by: bids.by, last: bids.last, holder: bids.holder, inside, lot: bids.lot })
      return
    }
    inside &= ~(1 << seat)
  }
  settle(t, bids)
}

function settle(t: CarsonTable, { by, last, holder, lot }: Bids): void {
  const s = t.state
  if (holder < 0) {
    if (t.log) tell(t, { did: "noBid", seat: by, rule: "CC-13.12" })
    return
  }
  // A lot pays half to the bank, rounded down; the token pays the auctioneer alone, who pays nobody.
  const toBank = lot.length > 0 ? Math.floor(last / 2) : 0
  if (holder === by) player(s, by).money -= toBank
  else {
    player(s, holder).money -= last
    player(s, by).money += last - toBank
  }
  if (t.log)
    tell(t, {
      did: "wonAuction",
      seat: holder,
      rule: "CC-13.12",
      money: holder === by ? toBank : last,
      other: String(by),
      toAuctioneer: holder === by ? 0 : last - toBank,
    })
  if (lot.length === 0) s.ammunition = holder
  for (const parcel of lot) gainParcel(t, holder, parcel, "CC-13.12", "tookParcel", 0)
}

const auctionSteps: StepRules<CarsonCity, AuctionStep> = {
  // Two parcels, named in the order of the board.
  chooseLot: {
    rule: "CC-13.12",
    fields: ["first"],
    lapses: true,
    choices(t, { seat, first }, offer) {
      let last = -1
      if (first < 0)
        for (let parcel = PARCELS - 1; last < 0 && parcel >= 0; parcel--) if (isBuyable(t, seat, parcel)) last = parcel
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (!isBuyable(t, seat, parcel)) {
          if (offer.why) offer.no(say.lot(parcel), "CC-1.4", "notBuyable")
        } else if (parcel > first && parcel !== last) offer.add(say.lot(parcel))
        else if (offer.why) offer.no(say.lot(parcel), "CC-13.12", "later")
      }
    },
    make(t, { seat, first }, code) {
      const [parcel] = say.lot.of(code)
      if (first < 0) {
        push(t, { do: "chooseLot", seat, first: parcel })
        return
      }
      if (t.log)
        tell(t, {
          did: "auctionParcels",
          seat,
          rule: "CC-13.12",
          parcel: at(parcels, first),
          parcel2: at(parcels, parcel),
        })
      begin(t, seat, [first, parcel])
    },
    timeout(t, { seat, first }) {
      let parcel = first + 1
      while (!isBuyable(t, seat, parcel)) parcel++
      return say.lot(parcel)
    },
  },

  auctionToken: {
    rule: "CC-13.12",
    run(t, { seat }) {
      if (t.log) tell(t, { did: "auctionToken", seat, rule: "CC-13.12" })
      begin(t, seat, [])
    },
  },

  bid: {
    rule: "CC-13.20",
    fields: ["by", "last", "holder", "inside", "lot"],
    always: true,
    choices({ state }, { seat, last }, offer) {
      offer.add(say.out())
      const { money } = player(state, seat)
      for (let sum = last + 1; sum <= money; sum++) offer.add(say.bid(sum))
    },
    make(t, { seat, by, last, holder, inside, lot }, code) {
      if (say.out.is(code)) {
        if (t.log) tell(t, { did: "droppedOut", seat, rule: "CC-13.20" })
        goOn(t, seat + 1, { by, last, holder, inside: inside & ~(1 << seat), lot })
        return
      }
      const [money] = say.bid.of(code)
      if (t.log) tell(t, { did: "bid", seat, rule: "CC-13.20", money })
      goOn(t, seat + 1, { by, last: money, holder: seat, inside, lot })
    },
    timeout: () => say.out(),
  },
}

function begin(t: CarsonTable, by: Seat, lot: readonly number[]): void {
  goOn(t, by, { by, last: 0, holder: -1, inside: (1 << t.state.seats) - 1, lot })
}

export const auctioneer: Module<CarsonCity, CarsonPlaces> = {
  id: "auctioneer",
  when: () => true,
  steps: auctionSteps,
}
