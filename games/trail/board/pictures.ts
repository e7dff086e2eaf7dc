// What a game gives to the pictures both games share: its tables, and how its things look.
import type { Action } from "../actions.ts"
import type { Cards } from "../herd.ts"
import type { AuxiliaryAction, Building, Deal, DiscSpace } from "../kit.ts"
import type { BreedLook } from "./looks.ts"
import type { Sign } from "./signs.ts"

/** A building that may have hands and offer the special action of its site. */
interface PicturedBuilding extends Building {
  readonly hands: readonly string[]
  /** The number of the action that stands for the one of the site, −1 for a neutral building. */
  readonly special: number
}

/** What an objective card asks for: an icon or a head, with a letter or a figure beside it. */
export interface Wanted extends Sign {
  /** The key of the letter, where it differs by language. */
  readonly letter?: string
}

interface PicturedObjective {
  readonly action: number
  readonly wants: readonly Wanted[]
  readonly vp: number
  readonly penalty: number
}

export interface TrailPictures {
  readonly cards: Cards
  /** Colours and heads of the breeds in the order of the data, and their breeding values. */
  readonly looks: readonly BreedLook[]
  readonly values: readonly number[]
  /** Strength of each kind of card, where cattle have it. */
  readonly strengths?: readonly number[]
  /** By their place in the list of cards after the cattle. */
  readonly objectives: readonly PicturedObjective[]
  readonly deals: readonly Deal[]
  /** The breeds that stand for what a deal brings, by the first letters of its id. */
  readonly dealBreeds: { readonly [deal: string]: readonly number[] }
  readonly actions: readonly Action[]
  readonly buildings: readonly PicturedBuilding[]
  /** The two sides of each number of a private building. */
  readonly sides: readonly (readonly [number, number])[]
  /** The special action of each place of the trail, −1 for none. */
  readonly specialAt: readonly number[]
  readonly discSpaces: readonly DiscSpace[]
  readonly auxiliary: readonly AuxiliaryAction[]
  readonly auxiliaryIcons: { readonly [aux: string]: string }
  readonly workerTypes: readonly string[]
  readonly workerIcons: readonly string[]
  /** For each type and space of its row the action of the space, −1 for none. */
  readonly workerActions: readonly (readonly number[])[]
  /** Workers from this space on are worth so many points. */
  readonly scoring: { readonly from: number; readonly points: number }
  signsOf(action: number): readonly Sign[]
}

const nobody: BreedLook = { id: "", ground: "#98391C", ink: "#FFF8EE", head: [] }

/** The breed of a cattle card. */
export function lookOfCard(of: TrailPictures, card: number): BreedLook {
  return of.looks[of.cards.breedOf[card] ?? -1] ?? nobody
}
