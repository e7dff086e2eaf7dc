// To which phase each question belongs, and which zones it is about.
import type { CarsonStep } from "../steps.ts"

type Asked = CarsonStep["do"]

export const phases = ["personalities", "cowboys", "actions", "roundEnd"] as const

const phaseOfStep: { readonly [step in Asked]?: (typeof phases)[number] } = {
  choosePersonality: "personalities",
  secondCard: "personalities",
  takeOffer: "personalities",
  takeTile: "personalities",
  siteTile: "personalities",
  freeParcel: "personalities",
  buyParcelNow: "personalities",
  chooseLot: "personalities",
  bid: "personalities",
  place: "cowboys",
  placeSpecial: "cowboys",
  roadStop: "actions",
  orderDuels: "actions",
  secondThrow: "actions",
  payUndertaker: "actions",
  seeDoctor: "actions",
  buyParcels: "actions",
  buyBuilding: "actions",
  buildAtOnce: "actions",
  placeBuildings: "actions",
  placeHouse: "actions",
  consent: "actions",
  grocerDeclares: "actions",
  blowUp: "actions",
  buyPoints: "actions",
  settleCash: "roundEnd",
  moveOutlaw: "personalities",
  operate: "cowboys",
  operateTo: "cowboys",
  playHorse: "cowboys",
  speed: "cowboys",
  moveCowboy: "cowboys",
  wage: "actions",
  playTile: "actions",
  playFirstTile: "actions",
  playSecondTile: "actions",
  orderFights: "actions",
  outlawReward: "actions",
  breed: "actions",
}

export function phaseOf(step: string): string | null {
  return phaseOfStep[step as Asked] ?? null
}

const spots = ["town", "actions"]
const zonesOfStep: { readonly [step in Asked]?: readonly string[] } = {
  writeSheet: ["actions"],
  handIn: ["actions"],
  startingParcel: ["town"],
  siteTownHall: ["town"],
  choosePersonality: ["people"],
  secondCard: ["people"],
  takeOffer: ["people"],
  takeTile: ["actions"],
  siteTile: ["town"],
  freeParcel: ["town"],
  buyParcelNow: ["town"],
  chooseLot: ["town"],
  bid: ["town"],
  place: spots,
  placeSpecial: spots,
  roadStop: ["town"],
  orderDuels: ["town"],
  secondThrow: ["actions"],
  payUndertaker: ["actions"],
  seeDoctor: ["actions"],
  buyParcels: ["town"],
  buyBuilding: ["actions"],
  buildAtOnce: ["town", "you"],
  placeBuildings: ["town"],
  placeHouse: ["town"],
  consent: ["town"],
  grocerDeclares: ["you", "people"],
  blowUp: ["town"],
  buyPoints: ["actions"],
  settleCash: ["you"],
  moveOutlaw: ["town"],
  operate: spots,
  operateTo: spots,
  playHorse: ["you"],
  // Corrals are among one's belongings.
  speed: [...spots, "you"],
  moveCowboy: [...spots, "you"],
  wage: ["you", "actions"],
  playTile: ["actions"],
  playFirstTile: ["actions"],
  playSecondTile: ["actions"],
  orderFights: ["town"],
  outlawReward: ["town"],
  breed: ["town"],
}

export function zonesOf(step: string): readonly string[] {
  return zonesOfStep[step as Asked] ?? []
}
