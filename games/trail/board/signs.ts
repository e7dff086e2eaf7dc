// What an action requires and gives, as a row of signs: one for each kind in the vocabulary of actions.
import type { TrailGain, TrailNeed } from "../kinds.ts"
import { icons } from "./icons.ts"
import type { BreedLook } from "./looks.ts"

/** An icon or a cattle head with a word beside it; a word alone where both are left out. */
export interface Sign {
  readonly icon?: string
  readonly head?: BreedLook
  readonly label?: string | number
  readonly tint?: string
}

export const RED = "#A62A1A"
const COIN = "#B57A0C"
/** Drawn as a ring: an auxiliary action. */
export const RING = "ring"

export interface SignWords {
  readonly breeds: readonly BreedLook[]
  /** What an amount below 0 counts, by its icon. */
  readonly counts: readonly string[]
}

function counted(words: SignWords, amount: number): readonly Sign[] {
  const icon = amount < 0 ? words.counts[-1 - amount] : undefined
  return icon === undefined ? [] : [{ icon }]
}

const upTo = (amount: number, mark: string) => (amount < 0 ? mark : `${mark}${amount}`)

export function needSigns(words: SignWords, need: TrailNeed): readonly Sign[] {
  switch (need.need) {
    case "discardCattle": {
      const looks = words.breeds.filter((_, breed) => need.breeds & (1 << breed))
      const [only, ...others] = looks
      return only && others.length === 0 ? [{ head: only }] : [{ icon: icons.cattle, label: "?" }]
    }
    case "discardPair":
      return [{ icon: icons.cattle }, { icon: icons.cattle }]
    case "discardObjective":
      return [{ icon: icons.objective }]
    case "pay":
      return [{ icon: icons.money, label: `−${need.amount}`, tint: RED }]
    case "engineBack":
      return [{ icon: icons.engine, label: `◂${need.spaces}` }]
  }
}

/** More than any limit: up to it. */
const ALL = 9

export function gainSigns(words: SignWords, gain: TrailGain): readonly Sign[] {
  switch (gain.give) {
    case "money":
      return perItem(words, { icon: icons.money, tint: COIN }, gain.each, gain.of)
    case "certificates":
      return gain.each >= ALL
        ? [{ icon: icons.certificate, label: "max" }]
        : perItem(words, { icon: icons.certificate }, gain.each, gain.of)
    case "hire":
      return [{ icon: icons.worker, label: signed(gain.modifier) }]
    case "build":
      return [{ icon: icons.craftsman, label: `$${gain.rate}` }]
    case "takeObjective":
      return [{ icon: icons.objective, label: "+" }]
    case "engineForward":
      return [{ icon: icons.engine, label: upTo(gain.upTo, "▸") }, ...counted(words, gain.upTo)]
    case "auxiliary":
      return [{ icon: RING, label: gain.forms === 1 ? "1" : "1·2" }]
    case "buyCattle":
      return [{ icon: icons.lasso }, { icon: icons.cattle }]
    case "moveRancher":
      return [{ icon: icons.rancher, label: `▸${gain.upTo}` }]
    case "drawThenDiscard":
      return [{ icon: icons.exchange, label: upTo(gain.upTo, "") }, ...counted(words, gain.upTo)]
    case "removeCards":
      return [{ icon: icons.discard, label: gain.upTo }]
    case "upgradePassed":
      return [{ icon: icons.station, label: "◂" }]
  }
}

function signed(modifier: number): string {
  return modifier === 0 ? "" : modifier > 0 ? `+${modifier}` : `−${-modifier}`
}

export function perItem(words: SignWords, sign: Sign, each: number, of = 1): readonly Sign[] {
  return of === 1 ? [{ ...sign, label: each }] : [{ ...sign, label: `${each}×` }, ...counted(words, of)]
}

const isSame = (a: Sign | undefined, b: Sign | undefined) => a?.icon === b?.icon && b?.label === undefined

/** Requirement › reward. What two rewards count alike is drawn once, after both. */
export function joined(needs: readonly (readonly Sign[])[], gains: readonly (readonly Sign[])[]): readonly Sign[] {
  const rewards = gains.flatMap((signs, i) => {
    const next = gains[i + 1]
    return next && signs.length > 1 && isSame(signs.at(-1), next.at(-1)) ? signs.slice(0, -1) : signs
  })
  return needs.length > 0 ? [...needs.flat(), { label: "›" }, ...rewards] : rewards
}

/** Signs of actions, each worked out once. */
export function remembered(signsOf: (action: number) => readonly Sign[]): (action: number) => readonly Sign[] {
  const known: (readonly Sign[])[] = []
  return action => {
    const signs = known[action] ?? signsOf(action)
    known[action] = signs
    return signs
  }
}
