// Where choices are made that both games have. A place is named by an id such as "site:site-C3".

/** The place of a choice by its arguments, null where it has none. */
export type Locates<S> = (s: S, first: string, second: string) => string | null

/** A place that is called as the first argument. */
export function called(kind: string): Locates<unknown> {
  return (_s, id) => `${kind}:${id}`
}

export const trailPlaced: { readonly [verb: string]: Locates<unknown> } = {
  place: called("site"),
  play: called("hand"),
  move: (_s, way) => `site:${way.split(" ").at(-1)}`,
  aux: (_s, aux, form) => `aux:${aux}:${form}`,
  discard: called("hand"),
  remove: called("hand"),
  draw: () => "pile",
  hire: (_s, row, worker) => `job:${row}:${worker}`,
  build: called("build"),
  on: called("site"),
  top: () => "objectivePile",
  engine: called("rail"),
  upgrade: called("station"),
  disc: called("disc"),
  "disc-from": called("station"),
  deal: called("deal"),
  "turn-up": () => "cattlePile",
  foresight: called("slot"),
  spend: () => "certificates",
}
