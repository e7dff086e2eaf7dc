// One icon, one meaning.

/** By object: buildings in the order of the data, then house, town house, mountain. */
export const objectIcons: { readonly [object: string]: string } = {
  ranch: "g:ranch-gate",
  mine: "g:mine-wagon",
  drugstore: "g:medicine-pills",
  bank: "g:greek-temple",
  saloon: "g:saloon",
  hotel: "g:family-house",
  church: "g:church",
  prison: "g:prisoner",
  blacksmith: "g:anvil",
  generalStore: "g:shop",
  school: "g:graduate-cap",
  station: "g:rail-road",
  townHall: "g:capitol",
  house: "g:house",
  townHouse: "g:house",
  mountain: "g:peaks",
  river: "g:waves",
}

const actionIcons: { readonly [action: string]: string } = {
  salary: "g:cash",
  ammunition: "g:bullets",
  roads3: "g:road",
  road1: "g:road",
  parcels: "g:position-marker",
  deferredBuilding: "g:hammer-nails",
  parcelIncome: "g:treasure-map",
  cowboyIncome: "g:western-hat",
  gamblingIncome: "g:rolling-dices",
  buildingIncome: "g:receive-money",
  parcelVP: "g:treasure-map",
  buildingVP: "g:family-house",
  cowboyVP: "g:western-hat",
}

export function actionIcon(action: string): string {
  return actionIcons[action] ?? "g:trophy-cup"
}

/** What each corral does, in the order of the data. */
export const corralIcons = ["g:biceps", "u:fast-forward", "g:ranch-gate", "g:two-coins", "g:lasso"] as const

/** The items of a starting sheet, in the order of the data. */
export const sheetIcons = [
  "g:two-coins",
  "g:western-hat",
  "g:treasure-map",
  "g:revolver",
  "g:road",
  "g:crosshair",
] as const

const cardIcons = [
  "g:slingshot",
  "g:law-star",
  "g:top-hat",
  "g:swap-bag",
  "g:trench-spade",
  "g:old-wagon",
  "g:captain-hat-profile",
  "g:cowboy-holster",
  "g:feather",
  "g:miner",
  "g:reload-gun-barrel",
  "g:old-microphone",
  "g:gavel",
  "g:public-speaker",
  "g:caduceus",
  "g:lasso",
  "g:star-medal",
  "g:teacher",
  "g:scales",
] as const

/** Doctor and undertaker, lawyer and editor are two people. */
const redIcons: { readonly [card: number]: string } = { 14: "g:coffin", 18: "g:newspaper" }

export function cardIcon(card: number, red: boolean): string {
  return (red ? redIcons[card] : undefined) ?? cardIcons[card] ?? "g:western-hat"
}

const whiteDice = [
  "g:dice-six-faces-one",
  "g:dice-six-faces-two",
  "g:dice-six-faces-three",
  "g:dice-six-faces-four",
  "g:dice-six-faces-five",
  "g:dice-six-faces-six",
] as const
const blackDice = [
  "g:inverted-dice-1",
  "g:inverted-dice-2",
  "g:inverted-dice-3",
  "g:inverted-dice-4",
  "g:inverted-dice-5",
  "g:inverted-dice-6",
] as const

export function dieIcon(pips: number, black = false): string {
  return (black ? blackDice : whiteDice)[pips - 1] ?? whiteDice[0]
}

/** What a cowboy carries, by kind: nothing, dynamite, a no-duel token. */
export const tokenIcons: readonly (string | null)[] = [
  null,
  null,
  "g:dynamite",
  "g:musical-notes",
  "g:musical-notes",
  null,
]
