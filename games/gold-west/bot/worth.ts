// What things come to that a turn can bring, in points: enough to tell plans apart.

export const worth = {
  /** A building: its place in the group, its influence, and no camp in the Wanted area. */
  camp: 4,
  /** Influence once more, and what counts settlements. */
  settlement: 6.5,
  /** One more influence by a card. */
  influence: 3,
  /** A free step of a coach. */
  step: 1.5,
  /** A resource of choice, in a section of choice; a wood or stone. */
  resource: 2,
  material: 1.5,
  /** The exchange of two tokens. */
  swap: 0.5,
  /** A camp that becomes a settlement. */
  upgrade: 2.5,
  /** Water: up to 3 VP at the end, and more for builds before it. */
  water: 2.5,
  /** The VP of the section where the resources of a token will be stored. */
  store: 1,
} as const
