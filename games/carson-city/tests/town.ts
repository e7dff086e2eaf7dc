// The town of a position under test: parcels with their owners and objects, roads, the building row and the bag.
import { at, filled, num, range, replaced, type Seat } from "@railhead/engine"
import { Playing } from "../../tests/playing.ts"
import { BUILDINGS, buildingNamed, objects, ROW } from "../data/buildings.ts"
import { edgeNamed, parcelNamed, parcels } from "../data/map.ts"
import { income } from "../rules/income.ts"
import { isServed, price } from "../rules/land.ts"
import { putRoad } from "../rules/roads.ts"
import { type CarsonCity, type Player, player } from "../state.ts"

export class Town extends Playing<CarsonCity> {
  player(seat: Seat): Player {
    return player(this.s, seat)
  }

  own(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      this.s.owner = replaced(this.s.owner, parcelNamed(id), seat)
      this.player(seat).deeds--
    }
    return this
  }

  /** Lays an object on parcels; a Town Hall counts as put up. */
  put(object: string, ...ids: string[]): this {
    for (const id of ids) {
      this.s.objects = replaced(this.s.objects, parcelNamed(id), objects.indexOf(object))
      if (object === "townHall") this.s.townHall = parcelNamed(id)
    }
    return this
  }

  /** An owned building, house or mountain. */
  build(seat: Seat, object: string, ...ids: string[]): this {
    return this.own(seat, ...ids).put(object, ...ids)
  }

  roads(...ids: string[]): this {
    for (const id of ids) putRoad(this.s, edgeNamed(id), 1)
    return this
  }

  keep(seat: Seat, ...ids: string[]): this {
    for (const id of ids)
      this.player(seat).kept[buildingNamed(id)] = (this.player(seat).kept[buildingNamed(id)] ?? 0) + 1
    return this
  }

  keeps(seat: Seat): string[] {
    return range(BUILDINGS).flatMap(type => filled(num(this.player(seat).kept, type), 0).map(() => at(objects, type)))
  }

  /** The building row from the cheapest space; "" for an empty one. */
  row(...ids: string[]): this {
    this.s.row = range(ROW).map(slot => buildingNamed(ids[slot] ?? ""))
    return this
  }

  shown(): string[] {
    return this.s.row.map(building => objects[building] ?? "")
  }

  bag(tiles: { readonly [id: string]: number }): this {
    this.s.bag = range(BUILDINGS).map(type => tiles[at(objects, type)] ?? 0)
    return this
  }

  /** What lies on a parcel, "" for nothing. */
  lies(parcel: string): string {
    return objects[num(this.s.objects, parcelNamed(parcel))] ?? ""
  }

  owner(parcel: string): Seat {
    return num(this.s.owner, parcelNamed(parcel))
  }

  price(parcel: string): number {
    return price(this.s, parcelNamed(parcel))
  }

  income(parcel: string): number {
    return income(this.t, parcelNamed(parcel))
  }

  served(): string[] {
    return parcels.filter((_, parcel) => isServed(this.s, parcel))
  }

  /** Parcels a seat owns, in the order of the board. */
  parcelsOf(seat: Seat): string[] {
    return parcels.filter((_, parcel) => this.s.owner[parcel] === seat)
  }
}
