// What a game brings beside its rules: everything the programs around it need, behind one door.
import type { Choice, Event, Game, Seat, Sense, State } from "@railhead/engine"
import type { Language, Telling, Texts, Words } from "./words.ts"

/** A numbered rule for reading. */
export interface RuleText {
  readonly no: string
  readonly title?: string
  readonly text: string
  /** A fact that no source was found for and that was worked out. */
  readonly reconstructed?: boolean
}

export interface RuleBook {
  readonly language: Language
  readonly sources: readonly string[]
  readonly sections: readonly {
    readonly no: string
    readonly title: string
    readonly intro?: string
    readonly rules: readonly RuleText[]
  }[]
}

export interface GameBox<S extends State = State> {
  readonly game: Game<S>
  /** Every rule has a test; until then `railhead rules` only tells how far it is. */
  readonly complete: boolean
  /** Names and sentences in one language. */
  messages(language: Language): Promise<Texts>
  /** The numbered rules for reading. */
  rulebook(language: Language): Promise<RuleBook>
  /** Ids of the worked examples that must be tests. */
  examples(): Promise<readonly { readonly id: string; readonly title: string; readonly rules: readonly string[] }[]>
  /** Rules that only explain, with the reason why nothing can be tested. */
  explains(): Promise<{ readonly [rule: string]: string }>
  describeStep(step: S["agenda"][number]): Telling
  /** What the label of a choice is told beside its arguments: costs, what lies there. */
  describeChoice(s: S, choice: Choice): Telling
  describeEvent(event: Event): Telling
  /** The board in words and letters, for terminals. */
  textBoard(s: S, words: Words, viewer: Seat): string
  /** The seats in turn order, where it is another than around the table. */
  turnOrder?(s: S): readonly Seat[]
  /** Throws if pieces, money or cards have appeared or vanished. */
  conserved(s: S): void
  /** What bots look at in a position, and what it is worth to them. */
  readonly sense: Sense<S>
}
