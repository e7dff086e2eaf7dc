// GWT-10, ARG-31: which disc may be taken for a place, and taking it.
import { at, type StepRules, tell } from "@railhead/engine"
import type { DiscSpace, TrailKit } from "./kit.ts"
import { gain, pay } from "./money.ts"
import { type TrailPlayer, type TrailState, trailPlayer } from "./state.ts"
import type { DiscStep } from "./steps.ts"

/** Stations stand above the disc spaces in the masks of this file. */
export const FROM_STATION = 16

/** What the disc spaces of a game come to, worked out once: every city of a delivery asks for it. */
interface Frames {
  readonly all: number
  readonly white: number
  readonly priced: readonly { readonly bit: number; readonly price: number }[]
}

const made = new WeakMap<readonly DiscSpace[], Frames>()

function framesOf(spaces: readonly DiscSpace[]): Frames {
  const known = made.get(spaces)
  if (known) return known
  const mask = (fits: (space: DiscSpace) => boolean) =>
    spaces.reduce((bits, space, i) => (fits(space) ? bits | (1 << i) : bits), 0)
  const frames = {
    all: mask(() => true),
    white: mask(space => space.white),
    priced: spaces.flatMap(({ price }, i) => (price > 0 ? [{ bit: 1 << i, price }] : [])),
  }
  made.set(spaces, frames)
  return frames
}

/** Discs still on the player board whose own price can be paid. */
function pool({ all, priced }: Frames, me: TrailPlayer, purse: number): number {
  let mask = all & ~me.cleared
  for (let i = 0; i < priced.length; i++) {
    const { bit, price } = at(priced, i)
    if (price > purse) mask &= ~bit
  }
  return mask
}

/** GWT-10.7: the first group that is not empty: discs of the right frame, of the wrong one, discs on other stations. */
export function discsFor(
  spaces: readonly DiscSpace[],
  me: TrailPlayer,
  white: boolean,
  purse: number,
  stationsElsewhere: number,
): number {
  const frames = framesOf(spaces)
  const all = pool(frames, me, purse)
  if (!white) return all || stationsElsewhere << FROM_STATION
  return all & frames.white || all || stationsElsewhere << FROM_STATION
}

export function discSteps(kit: TrailKit): StepRules<TrailState, DiscStep> {
  const { say, rule, discSpaces, stations } = kit
  return {
    takeDisc: {
      rule: rule.disc,
      fields: ["to"],
      choices(t, { seat, to }, offer) {
        const legal = kit.discsTo(t, seat, to)
        const me = trailPlayer(t.state, seat)
        for (let space = 0; space < discSpaces.length; space++) {
          if (legal & (1 << space)) offer.add(say.disc(space))
          else if (offer.why && !(me.cleared & (1 << space)))
            offer.no(say.disc(space), rule.disc, at(discSpaces, space).price > me.money ? "discPrice" : "frame")
        }
        for (let station = 0; station < stations.length; station++)
          if (legal & (1 << (station + FROM_STATION))) offer.add(say["disc-from"](station))
          else if (offer.why && me.stations & (1 << station))
            offer.no(say["disc-from"](station), rule.shiftDisc, "discsLeft")
      },
      make(t, { seat, to }, code) {
        const me = trailPlayer(t.state, seat)
        if (say["disc-from"].is(code)) {
          const [station] = say["disc-from"].of(code)
          me.stations &= ~(1 << station)
          if (t.log) tell(t, { did: "discShifted", seat, rule: rule.shiftDisc, station: at(stations, station).id })
        } else {
          const [space] = say.disc.of(code)
          const { id, price, money } = at(discSpaces, space)
          me.cleared |= 1 << space
          if (t.log) tell(t, { did: "discTaken", seat, rule: rule.disc, disc: id })
          pay(t, seat, price, rule.disc)
          gain(t, seat, money, rule.disc)
          kit.discTaken(t, seat, space)
        }
        kit.discPlaced(t, seat, to)
      },
    },
  }
}
