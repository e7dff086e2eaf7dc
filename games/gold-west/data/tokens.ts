// Source: public first-edition data; that every token shows two or three resources, its own among them, is in the rulebook.
import { counts, type Goods, type Terrain, terrains } from "./resources.ts"

interface MiningToken {
  readonly id: string
  readonly terrain: Terrain
  readonly goods: Goods
}

export const tokens: readonly MiningToken[] = [
  { id: "G01", terrain: "gold", goods: { gold: 3 } },
  { id: "G02", terrain: "gold", goods: { gold: 3 } },
  { id: "G03", terrain: "gold", goods: { silver: 1, gold: 2 } },
  { id: "G04", terrain: "gold", goods: { silver: 1, gold: 2 } },
  { id: "G05", terrain: "gold", goods: { copper: 1, gold: 2 } },
  { id: "G06", terrain: "gold", goods: { copper: 1, gold: 2 } },
  { id: "G07", terrain: "gold", goods: { copper: 1, silver: 1, gold: 1 } },
  { id: "G08", terrain: "gold", goods: { wood: 1, stone: 1, gold: 1 } },
  { id: "G09", terrain: "gold", goods: { wood: 1, stone: 1, gold: 1 } },
  { id: "G10", terrain: "gold", goods: { gold: 2 } },
  { id: "G11", terrain: "gold", goods: { gold: 2 } },
  { id: "G12", terrain: "gold", goods: { gold: 2 } },
  { id: "G13", terrain: "gold", goods: { gold: 2 } },
  { id: "G14", terrain: "gold", goods: { silver: 1, gold: 1 } },
  { id: "S01", terrain: "silver", goods: { silver: 3 } },
  { id: "S02", terrain: "silver", goods: { silver: 3 } },
  { id: "S03", terrain: "silver", goods: { silver: 2, gold: 1 } },
  { id: "S04", terrain: "silver", goods: { silver: 2, gold: 1 } },
  { id: "S05", terrain: "silver", goods: { copper: 1, silver: 2 } },
  { id: "S06", terrain: "silver", goods: { copper: 1, silver: 2 } },
  { id: "S07", terrain: "silver", goods: { wood: 1, stone: 1, silver: 1 } },
  { id: "S08", terrain: "silver", goods: { wood: 1, stone: 1, silver: 1 } },
  { id: "S09", terrain: "silver", goods: { silver: 2 } },
  { id: "S10", terrain: "silver", goods: { silver: 2 } },
  { id: "S11", terrain: "silver", goods: { silver: 2 } },
  { id: "S12", terrain: "silver", goods: { silver: 2 } },
  { id: "S13", terrain: "silver", goods: { copper: 1, silver: 1 } },
  { id: "S14", terrain: "silver", goods: { stone: 1, silver: 1 } },
  { id: "C01", terrain: "copper", goods: { copper: 3 } },
  { id: "C02", terrain: "copper", goods: { copper: 3 } },
  { id: "C03", terrain: "copper", goods: { copper: 2, gold: 1 } },
  { id: "C04", terrain: "copper", goods: { copper: 2, gold: 1 } },
  { id: "C05", terrain: "copper", goods: { copper: 2, silver: 1 } },
  { id: "C06", terrain: "copper", goods: { copper: 2, silver: 1 } },
  { id: "C07", terrain: "copper", goods: { wood: 1, stone: 1, copper: 1 } },
  { id: "C08", terrain: "copper", goods: { wood: 1, stone: 1, copper: 1 } },
  { id: "C09", terrain: "copper", goods: { copper: 2 } },
  { id: "C10", terrain: "copper", goods: { copper: 2 } },
  { id: "C11", terrain: "copper", goods: { copper: 2 } },
  { id: "C12", terrain: "copper", goods: { copper: 2 } },
  { id: "C13", terrain: "copper", goods: { copper: 1, gold: 1 } },
  { id: "C14", terrain: "copper", goods: { stone: 1, copper: 1 } },
  { id: "F01", terrain: "forest", goods: { wood: 3 } },
  { id: "F02", terrain: "forest", goods: { wood: 3 } },
  { id: "F03", terrain: "forest", goods: { wood: 3 } },
  { id: "F04", terrain: "forest", goods: { stone: 3 } },
  { id: "F05", terrain: "forest", goods: { stone: 3 } },
  { id: "F06", terrain: "forest", goods: { stone: 3 } },
  { id: "F07", terrain: "forest", goods: { wood: 2, stone: 1 } },
  { id: "F08", terrain: "forest", goods: { wood: 1, stone: 2 } },
  { id: "F09", terrain: "forest", goods: { wood: 1, stone: 1 } },
  { id: "F10", terrain: "forest", goods: { wood: 1, stone: 1 } },
  { id: "F11", terrain: "forest", goods: { wood: 1, gold: 1 } },
  { id: "F12", terrain: "forest", goods: { wood: 1, silver: 1 } },
  { id: "F13", terrain: "forest", goods: { wood: 1, copper: 1 } },
  { id: "F14", terrain: "forest", goods: { stone: 1, gold: 1 } },
]

/** The tokens of each terrain, as indices of `tokens`. */
export const tokensOf: readonly (readonly number[])[] = terrains.map(terrain =>
  tokens.flatMap((token, i) => (token.terrain === terrain ? [i] : [])),
)

/** What each token shows, as a count for each resource. */
export const tokenGoods: readonly (readonly number[])[] = tokens.map(token => counts(token.goods))
