// One icon, one meaning.
import type { Resource, Terrain } from "../data/resources.ts"
import type { Effect } from "../state.ts"

export const terrainIcons: { readonly [terrain in Terrain]: string } = {
  forest: "g:pine-tree",
  gold: "g:gold-nuggets",
  silver: "g:ore",
  copper: "g:war-pick",
}

/** For help texts and figures; on the board resources are shapes of their own. */
export const resourceIcons: { readonly [resource in Resource]: string } = {
  wood: "g:wood-pile",
  stone: "g:stone-block",
  copper: "g:war-pick",
  silver: "g:ore",
  gold: "g:gold-nuggets",
  water: "g:water-drop",
}

export const officeIcons: { readonly [office: string]: string } = {
  courthouse: "g:gavel",
  deeds: "g:scroll-quill",
  frontier: "g:wooden-fence",
  homestead: "g:plow",
  sheriff: "g:law-star",
  shipping: "g:wooden-crate",
  depot: "g:warehouse",
  docks: "g:harbor-dock",
  mayor: "g:top-hat",
  saloon: "g:saloon-doors",
  surveyor: "g:compass",
  townhall: "g:capitol",
  vp4: "g:laurel-crown",
  watertower: "g:water-tower",
}

const effectIcons: { readonly [effect in Exclude<Effect["do"], "extraInfluence" | "gainTileValue">]: string } = {
  freeStep: "g:old-wagon",
  takeResource: "g:wood-pile",
  placeMarker: "g:saloon",
  stackMarker: "g:position-marker",
  upgradeCamp: "g:wood-cabin",
  swapTokens: "g:card-exchange",
  gainWater: "g:water-drop",
  takeMaterial: "g:stone-block",
}

const terrainOrder = [terrainIcons.forest, terrainIcons.gold, terrainIcons.silver, terrainIcons.copper]

export function effectIcon(effect: Effect): string {
  if (effect.do === "extraInfluence") return terrainOrder[effect.terrain] ?? terrainIcons.forest
  return effect.do === "gainTileValue" ? "g:laurel-crown" : effectIcons[effect.do]
}
