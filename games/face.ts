// What a game brings to the browser: its pictures, and which thing on the board means which choice. No rules.
import type { Choice, Event, Seat, State } from "@railhead/engine"
import type { ComponentChildren, ComponentType } from "preact"
import type { RuleBook } from "./box.ts"
import type { Language, Messages, Telling, Words } from "./words.ts"

export interface BoardProps<S extends State = State> {
  /** The table as this viewer sees it. Parts that did not change stay the very same objects. */
  readonly s: S
  /** The seat looked from, −1 for a spectator. */
  readonly you: Seat
  /** How the seats are called. */
  readonly names: readonly string[]
  readonly words: Words
}

/** A part of the table that can be shown alone on a phone; its name is `zone.<id>`. */
export interface Zone {
  readonly id: string
  readonly icon: string
}

/** Something that is counted for a seat; its name is `figure.<id>`. Previews and deltas show how figures change. */
export interface Figure {
  readonly id: string
  readonly icon: string
  readonly value: number
  /** On the seat's card; others only show when they change. */
  readonly card: boolean
}

/** A piece that goes from place to place while an event is told. */
export interface Flight {
  readonly from: string
  readonly to: string
  /** What flies, for `Piece`. */
  readonly piece: string
}

/** A part of the text board. */
export interface TextPart {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  /** With column heads; the first cell of each row is its head. */
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

export interface GameFace<S extends State = State> {
  readonly id: string
  messages(language: Language): Promise<Messages>
  rulebook(language: Language): Promise<RuleBook>
  spell(text: string): Choice | null
  describeStep(step: S["agenda"][number]): Telling
  describeChoice(s: S, choice: Choice): Telling
  describeEvent(event: Event): Telling

  readonly zones: readonly Zone[]
  /** The phases of a turn in order; the name is `phaseName.<id>`, the mark before it its number or `phaseMark.<id>`. */
  readonly phases: readonly string[]
  /** Where turns are not all alike: the phases of this one. */
  phasesIn?(s: S): readonly string[]
  phaseOf(step: string, s: S): string | null
  /** The zones a kind of question is about; the first opens by itself on a phone. */
  zonesOf(step: string): readonly string[]
  /** What the sentence `progress` is told: "Round 6 of 12". */
  progress(s: S): Telling
  /** How many sides play, where there are more than seats: one that is no seat is called `name.side.<number>`. */
  sides?(s: S): number
  /** What the short question `short.<step>` is told; the long one is `ask.<step>`. */
  points(s: S, seat: Seat): number
  figures(s: S, seat: Seat): readonly Figure[]
  /** A line under the figures of a seat: a role it has, a place it took. */
  noteOf?(s: S, seat: Seat, words: Words): string
  /**
   * The choices worth showing, the better ones first, where many come to the same. `legal` is given for blocked ones:
   * those that nobody would miss beside them are left out.
   */
  sift?(s: S, choices: readonly Choice[], legal: readonly Choice[]): readonly Choice[]
  /** Where on the board a choice is made: the id of a place, or null where it has none. */
  placeOf(s: S, choice: Choice): string | null
  /** What a choice is sorted under where its verb says too little; the name is `verb.<kind>`. */
  kindOf?(s: S, choice: Choice): string
  /** The zone in which a place lies. */
  zoneOfPlace(place: string): string
  flights(event: Event): readonly Flight[]
  /** Places an event is about, to light up from the ledger. */
  placesOf(event: Event): readonly string[]
  /** The table in words, loaded by those who read it. */
  textBoard(): Promise<(s: S, words: Words, you: Seat, names: readonly string[]) => readonly TextPart[]>

  /** All zones side by side, for a wide screen. */
  readonly Stage: ComponentType<BoardProps<S>>
  /** One zone alone. */
  readonly ZoneView: ComponentType<BoardProps<S> & { readonly zone: string }>
  /** The zone that pans, in a few lines, as an `<svg>` of the same units around what it is given. */
  readonly Miniature?: ComponentType<BoardProps<S> & { readonly zone: string; readonly children: ComponentChildren }>
  /** What lies before the viewer. */
  readonly Tray: ComponentType<BoardProps<S>>
  /** A flying piece, drawn in a box of 24 × 24. */
  readonly Piece: ComponentType<{ readonly piece: string; readonly words: Words }>
}
