// The sentences of the rulebook that the agenda can hold.
import type { Seat, Step } from "@railhead/engine"

/** A step of a kind `D` (or a union of them) with fields of its own. */
type Do<D extends string, Fields = unknown> = D extends string ? Step & { readonly do: D } & Readonly<Fields> : never

export type SetupStep = Do<
  | "layTownCentre"
  | "layMountains"
  | "drawStartingOrder"
  | "layBuildingRow"
  | "layPersonalities"
  | "beforeKit"
  | "startingKit"
  | "draftParcels"
  | "pickParcel"
  | "startingParcel"
>
/** Draws a tile for a space of the row; a Town Hall is put up and the draw goes on. */
export type RowStep = Do<"fillSpace", { slot: number }> | Do<"slideRow", { slot: number }> | Do<"fillRow">
export type TownHallStep = Do<"siteTownHall">
export type RoundStep = Do<"beginRound" | "setTurnOrder" | "endTurn">
export type ChoosingStep = Do<"choosing" | "choosePersonality" | "secondCard">
type CardOffer = Do<"takeOffer">
type TakeTile = Do<"takeTile", { price: number; building: number }>
type ChooseLot = Do<"chooseLot", { first: number }>
/** `lot`: the two parcels, or nothing for the +3 token. `inside`: seats that have not dropped out, as bits. */
type Bid = Do<"bid", { by: Seat; last: number; holder: Seat; inside: number; lot: readonly number[] }>
export type CardStep =
  | CardOffer
  | TakeTile
  | Do<"siteTile", { building: number }>
  | Do<"freeParcel" | "throwForParcel" | "buyParcelNow" | "auctionToken">
  | ChooseLot
  | Bid
  | Do<"grocerDeclares">
  | Do<"payUndertaker", { to: Seat }>
  | Do<"seeDoctor", { to: Seat }>
export type PlacingStep = Do<"placeCowboys" | "place" | "nextToPlace"> | Do<"placeSpecial", { kind: number }>
export type ActionStep =
  | Do<"beginActions" | "endActions">
  | Do<"resolve", { action: number }>
  | Do<"shareOut", { action: number }>
  | Do<"act", { action: number; kind: number }>
  | Do<"contest", { action: number }>
  | Do<"actAlone", { action: number }>
  | Do<"buyPoints", { price: number }>
export type RoadStep = Do<"roadStop">
/** `on`: which duels of the round it is about. */
export type NamingStep = Do<"orderDuels", { on: number }> | Do<"orderFights", { on: number }>
export type OrderStep = Do<"orderDuels", { on: number }> | Do<"fightDuels">
export type DuelStep = Do<"duel" | "drawInDuel" | "secondThrow" | "settleDuel", { spot: number }> | Do<"endDuel">
export type ParcelStep = Do<"parcelPurchase" | "buyParcels" | "leaveParcels">
export type PurchaseStep = Do<"buyBuilding", { slot: number }>
/** `placed`: where this construction has put houses. `refused`: parcels asked for this house in vain. */
export interface Construction {
  readonly building: number
  readonly site: number
  readonly placed: readonly number[]
  readonly refused: readonly number[]
}
export type BuildStep =
  | Do<"buildAtOnce", { building: number }>
  | Do<"placeBuildings" | "buildings">
  | Do<"placeHouse", Construction>
  | Do<"consent", Construction & { by: Seat; parcel: number }>
export type IncomeStep = Do<"buildingIncome" | "buildingFights" | "declare" | "payIncome" | "leaveBuildings"> | BlowUp
/** Own mines from this parcel on may still be blown up (CC-9.11). */
type BlowUp = Do<"blowUp", { from: number }>
export type RoundEndStep = Do<"endOfRound" | "settleCash" | "returnCards" | "lastRoads" | "finalScoring">

/** CC-14: sheets are filled in item by item, each on its seat's own lane. */
export type SheetStep = Do<"writeSheet" | "handIn" | "showSheets">
/** CC-16 */
export type TileDuelStep = Do<"playTile" | "playFirstTile" | "playSecondTile" | "showTiles", { spot: number }>
/** CC-17: an operation that takes a cowboy in hand is completed by `operateTo`; what it is lies with its seat. */
export type OperationStep = Do<"operate" | "operateTo">
export type TickStep = Do<"tick" | "showTick">
/** CC-18 */
export type OutlawStep =
  | Do<"moveOutlaw" | "fightOutlaws">
  | Do<"orderFights", { on: number }>
  | Do<"outlawFight" | "settleFight", { spot: number }>
  | Do<"outlawReward", { parcel: number }>
/** CC-19. `left`: cowboys on salary, or horses that can still double a ranch; `from`: the first parcel still to come. */
export type HorseStep =
  | Do<"playHorse" | "speed">
  | Do<"moveCowboy", { kind: number; from: number }>
  | Do<"wage", { left: number }>
  | Do<"breed", { left: number; from: number }>

export type CarsonStep =
  | SetupStep
  | RowStep
  | TownHallStep
  | RoundStep
  | ChoosingStep
  | CardStep
  | PlacingStep
  | ActionStep
  | RoadStep
  | OrderStep
  | DuelStep
  | ParcelStep
  | PurchaseStep
  | BuildStep
  | IncomeStep
  | RoundEndStep
  | SheetStep
  | TileDuelStep
  | OperationStep
  | TickStep
  | OutlawStep
  | HorseStep

type Unseated<T extends Step> = T extends Step ? Omit<T, "no" | "seat"> : never

/** What a card brings on choosing, as data: a step still without its seat. */
export type CardEffect = Unseated<
  TakeTile | ChooseLot | Do<"freeParcel" | "throwForParcel" | "buyParcelNow" | "auctionToken">
>
