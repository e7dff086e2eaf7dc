// A fixed arrangement for demos, puzzles and tests. Source: our own; the rulebook prescribes none.
// Tile n lies unturned in slot n; the k-th hex of a terrain carries the k-th token of that terrain.
import { cardNamed } from "./cards.ts"
import { officeNamed } from "./offices.ts"

export const referenceLayout = "L09"

export const referenceOffices: readonly number[] = ["saloon", "docks", "depot", "mayor"].map(officeNamed)

export const referenceMarket: readonly number[] = ["I01", "I08", "I14", "I15", "I16", "I17", "I18", "I19"].map(
  cardNamed,
)

export const referenceMarketWhitewater: readonly number[] = ["W1", "W3", "I08", "I14", "I15", "I16", "I17", "I19"].map(
  cardNamed,
)
