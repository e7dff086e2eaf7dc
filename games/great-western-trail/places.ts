import { at, places, type Row, type Rules, type Seat, type Table } from "@railhead/engine"
import type { GainKind, NeedKind } from "../trail/actions.ts"
import type { AuxiliaryAction } from "../trail/kit.ts"
import type { Arrow, City } from "./data/cities.ts"
import type { GreatWesternTrail } from "./state.ts"

/** The row of cities along the railway. */
export interface Strip extends Row {
  readonly id: "strip"
  readonly cities: readonly City[]
  readonly arrows: readonly Arrow[]
  /** Lays what a delivery has set off, by the numbers of the actions; without it all of that is compulsory (GWT-9.5). */
  settle?(t: Table<GreatWesternTrail>, seat: Seat, effects: readonly number[]): void
}

/** What the lower half of a stationmaster counts. */
export interface BonusKind extends Row {
  count(s: GreatWesternTrail, seat: Seat): number
}

/** Something that is in the game, by its number in its list of data. */
export interface InPlay extends Row {
  readonly no: number
}

/** One more local action of whatever building stands on a site. */
export interface SiteAction extends Row {
  readonly site: number
  readonly action: number
}

/** Something that may be done in phase B in place of local actions and the auxiliary action. */
interface Instead extends Row {
  readonly no: number
  may(s: GreatWesternTrail, seat: Seat): boolean
  lay(t: Table<GreatWesternTrail>, seat: Seat): void
}

/** What the base game leaves open to modules. */
export interface GwtPlaces {
  readonly moments: {
    /** Everything is laid out and dealt. */
    readonly setup: object
    readonly turnStart: { readonly seat: Seat }
    /** A disc lies on a city; what the strip itself gives is laid out already (GWT-9.5). */
    readonly delivered: { readonly seat: Seat; readonly city: number }
    /** A disc has left the player board. */
    readonly afterDisc: { readonly seat: Seat; readonly space: number }
    /** All turns have been taken; what is laid now comes before the scoring (GWT-18.4). */
    readonly turnsOver: object
    readonly beforeScoring: object
  }
  /** Added to the movement limit, to the hand limit and to the breeding value. */
  readonly sums: "movement" | "handLimit" | "breedingValue"
  readonly questions: {
    /** May this player deliver there? */
    readonly mayDeliver: { readonly seat: Seat; readonly city: number }
  }
  readonly tables: {
    readonly needs: NeedKind
    readonly gives: GainKind
    readonly strip: Strip
    readonly discSpaces: InPlay
    readonly auxiliary: AuxiliaryAction
    readonly buildings: InPlay
    readonly stationmasters: InPlay
    readonly bonuses: BonusKind
    readonly objectives: InPlay
    readonly localActions: SiteAction
    readonly phaseB: Instead
  }
}

export const { announce, total, objection, rows } = places<GreatWesternTrail, GwtPlaces>()

/** The tables that nearly every question reads, looked up once for a composed game. */
interface Asked {
  readonly strip: Strip
  readonly auxiliary: readonly AuxiliaryAction[]
  readonly localActions: readonly SiteAction[]
  readonly phaseB: readonly Instead[]
  /** Does any module have a say in where may be delivered? */
  readonly deliveries: boolean
}

const asked = new WeakMap<Rules<GreatWesternTrail>, Asked>()
let lastRules: Rules<GreatWesternTrail> | null = null
let lastAsked: Asked | null = null

/** Hot: looking tables up by name for every question took a tenth of random play. */
export function askedTables(t: Table<GreatWesternTrail>): Asked {
  if (t.rules === lastRules && lastAsked !== null) return lastAsked
  const found = asked.get(t.rules) ?? {
    strip: at(rows(t, "strip"), 0),
    auxiliary: rows(t, "auxiliary"),
    localActions: rows(t, "localActions"),
    phaseB: rows(t, "phaseB"),
    deliveries: (t.rules.objects.mayDeliver ?? []).length > 0,
  }
  asked.set(t.rules, found)
  lastRules = t.rules
  lastAsked = found
  return found
}
