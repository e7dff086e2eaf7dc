// GWT-0.1, GWT-13.15, ARG-17: dollars and certificates, taken without asking (R49).
import { at, num, type Seat, type StepRules, tell } from "@railhead/engine"
import { amountOf } from "./amounts.ts"
import type { TrailKit } from "./kit.ts"
import { gain, pay } from "./money.ts"
import { type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { MoneyStep } from "./steps.ts"

/** Moves the marker up to `spaces` forward, never beyond the limit; from 4 the next number is 6 (R11). */
function gainCertificates(kit: TrailKit, t: TrailTable, seat: Seat, spaces: number): void {
  const me = trailPlayer(t.state, seat)
  const before = me.certificates
  const limit = kit.certificateLimit(me)
  const track = kit.certificateTrack
  for (let i = 0; i < spaces && me.certificates < limit; i++)
    me.certificates = num(track, track.indexOf(me.certificates) + 1)
  if (t.log && me.certificates > before)
    tell(t, { did: "certificates", seat, rule: kit.rule.certificates, certificates: me.certificates })
}

export function moneySteps(kit: TrailKit): StepRules<TrailState, MoneyStep> {
  return {
    gainMoney: {
      rule: kit.rule.reward,
      fields: ["each", "of"],
      run: (t, { seat, each, of }) => gain(t, seat, each * amountOf(kit, t.state, seat, of), kit.rule.reward),
    },
    gainCertificates: {
      rule: kit.rule.certificates,
      fields: ["each", "of"],
      run: (t, { seat, each, of }) => gainCertificates(kit, t, seat, each * amountOf(kit, t.state, seat, of)),
    },
    payMoney: {
      rule: kit.rule.requirement,
      fields: ["amount"],
      run: (t, { seat, amount }) => pay(t, seat, amount, kit.rule.requirement),
    },
  }
}

/** Permanent certificates of the stationmasters in a mask. */
export function permanent(masters: readonly { readonly permanent: number }[], owned: number): number {
  let count = 0
  for (let i = 0; i < masters.length; i++) if (owned & (1 << i)) count += at(masters, i).permanent
  return count
}
