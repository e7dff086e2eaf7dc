import { begin, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { faces, listed, recommended } from "../data/cards.ts"
import { carsonCity } from "../game.ts"
import { newGame, Position } from "./position.ts"

const variants = ["newBeginning", "carsonRiver", "survival", "kitCarson", "outlaws", "horses"]

describe("CC-20 Combining variants", () => {
  it("CC-20.1 the special points of two variants together", () => {
    // 1: no second corral, see CC-17.6. 2: dynamite, red gunsmith and tiles; a no-duel cowboy plays none.
    const both = newGame({ with: ["survival"] })
      .card(0, "10R")
      .tiles(0, 1, 3, 5)
      .tiles(1, 2, 2)
      .tiles(2, 0)
    both.on(0, "roads3", "dynamite").on(1, "roads3").resolve("roads3").by(1, "play 2")
    expect(both.waiting).toEqual([0])
    both.by(0, "play 1").by(0, "play 5")
    expect(both.happened("playedTile").at(-1)).toMatchObject({ seat: 0, die: 1, die2: 5 })
    const singer = newGame({ with: ["survival"] })
      .tiles(0, 1)
      .tiles(1, 2)
      .tiles(2, 0)
      .on(0, "roads3", "no-duel")
      .on(1, "roads3")
    expect([singer.resolve("roads3").happened("playedTile"), singer.hand(0)]).toEqual([[], [1]])
    // 3: tiles against outlaws.
    const outlaw = newGame({ with: ["survival", "outlaws"] })
      .round(2)
      .card(0, "2Y")
      .tiles(0, 1, 4)
      .tiles(1, 2)
      .tiles(2, 0)
    outlaw.outlaws(8, "r1c1").on(0, "r1c1").resolve("buildingIncome").by(0, "play 4")
    expect([outlaw.points(0, "outlaws"), outlaw.hand(0)]).toEqual([3, [1]])
    // 4: money of sheet and tiles, no sharpshooter.
    const sheet = new Position(
      begin(carsonCity, { seats: 2, seed: "s", options: { newBeginning: true, survival: true } }, []),
    )
    for (const item of ["money 0", "cowboys 3", "parcels 2", "revolvers 1", "roads 1"]) sheet.by(0, `sheet ${item}`)
    expect(sheet.legal()).toEqual(["hand-in"])
    sheet.by(0, "hand-in")
    for (const item of ["money 30", "cowboys 0", "parcels 0", "revolvers 0", "roads 0"]) sheet.by(1, `sheet ${item}`)
    expect(sheet.by(1, "hand-in").money(0, 1)).toEqual([0, 30])
    // 5: the starting horse is extra.
    const extra = begin(carsonCity, { seats: 2, seed: "s", options: { newBeginning: true, horses: true } }).state
    expect(extra.horses?.reserve).toEqual([1, 1])
    // 8: never more horses than own cowboys of this round on the board, and none taken back that they need.
    const kit = newGame({ with: ["kitCarson", "horses"], options: { kitCarsonPlay: "live" } })
      .horses(0, 3)
      .phase2()
    kit.by(0, "place r1c1").by(0, "horse corral1")
    expect(kit.legal("horse", 0)).toEqual([])
    kit.by(0, "move ordinary r1c1")
    expect(kit.refused("take-back", 0)).toMatchObject({ rule: "CC-20.1", reason: "tooFewForHorses" })
    expect(kit.legal("place", 0)).toContain("place r1c2")
    expect(kit.legal("place", 0)).not.toContain("place corral5")
    kit.by(0, "place salary").by(0, "place salary").by(0, "horse corral4").by(0, "place r5c5")
    expect([kit.horsesOf(0), kit.by(0, "move ordinary salary").legal(undefined, 0)]).toEqual([
      [1, 1, 0, 0, 1, 0],
      expect.arrayContaining(["take-back"]),
    ])
  })

  it("CC-20.2 only 15 yellow needs a variant", () => {
    const withFifteen = ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "15Y"]
    const refused = (horses: boolean) => carsonCity.refuses({ personalities: "list", cards: withFifteen, horses }, 3)
    expect([refused(false), refused(true)]).toEqual([{ rule: "CC-2.8", reason: "needsHorses" }, null])
    for (const id of listed.filter(one => one !== "15Y" && !one.startsWith("0"))) {
      const cards = [
        id,
        ...listed.filter(one => /^[1-7]Y$/.test(one) && Number.parseInt(one, 10) !== Number.parseInt(id, 10)),
      ]
      expect(carsonCity.refuses({ personalities: "list", cards: cards.slice(0, 7), horses: false }, 3)).toBeNull()
    }
    expect(Object.values(recommended).flat()).not.toContain("15Y")
  })

  it("CC-20.3 any of the 64 combinations can be played, and pairs keep to their rules", () => {
    for (const mask of range(64)) {
      const on = Object.fromEntries(variants.map((id, i) => [id, (mask & (1 << i)) !== 0]))
      const { state } = begin(carsonCity, { seats: 3, seed: `${mask}`, options: on })
      expect(
        [state.newBeginning, state.survival, state.kitCarson, state.outlaws, state.horses].map(slice => slice !== null),
      ).toEqual([on.newBeginning, on.survival, on.kitCarson, on.outlaws, on.horses])
    }
    // The sharpshooter works against outlaws.
    const shot = newGame({ with: ["newBeginning", "outlaws"] })
      .round(2)
      .card(0, "2Y")
      .outlaws(10, "r1c1")
      .on(0, "r1c1")
    shot.s.newBeginning?.shown.splice(0, 1, [15, 3, 2, 1, 1, 1])
    expect(shot.throws(1, 6).resolve("buildingIncome").points(0, "outlaws")).toBe(4)
    // The river counts before a ranch is doubled; doubled first, then halved by an outlaw.
    const ranch = newGame({ with: ["carsonRiver", "horses", "outlaws"], options: { river: "laid" } })
      .round(2)
      .card(0, "2Y")
    ranch
      .build(0, "ranch", "r4c7")
      .horses(0, 0, 0, 0, 1)
      .outlaws(8, "r4c7")
      .resolve("buildingIncome")
      .play("breed r4c7")
    expect(ranch.money(0)).toEqual([15 + 8])
  })

  it("CC-20.4 cards with variants", () => {
    // 3 yellow with Horses: CC-19.5. 1 with Kit Carson, Outlaws and Horses: CC-17.8, CC-18.13, CC-19.12.
    const outlawed = (card: string) =>
      newGame({ with: ["outlaws"] })
        .display(card, "1Y", "2Y")
        .outlaws(8, "r1c1")
        .phase1()
        .play(`choose ${card}`)
    expect(outlawed("5Y").legal()).not.toContain("parcel r1c1")
    expect(outlawed("18Y").legal()).not.toContain("buy r1c1")
    expect(outlawed("12Y").legal()).not.toContain("lot r1c1")
    expect(outlawed("9Y").play("tile 4").legal()).not.toContain("site r1c1")
    // 10 red and 9 red: dynamite and second throw count in fights; 10 yellow: 2 points, once.
    const fight = (card: string) =>
      newGame({ with: ["outlaws"] })
        .round(2)
        .card(0, card)
        .has(0, { cowboys: 3 })
        .outlaws(11, "r1c1")
    const again = fight("10R").on(0, "r1c1", "dynamite").throws(1, 1, 6).resolve("buildingIncome").play("again first")
    expect(again.points(0, "outlaws")).toBe(4)
    const gunsmith = fight("10Y").has(0, { revolvers: 5 }).on(0, "r1c1").throws(3).resolve("buildingIncome")
    expect(gunsmith.points(0, "10Y")).toBe(2)
    // 14: both are about fights with outlaws too.
    const lost = fight("2Y").card(1, "14R").on(0, "r1c1").throws(1).resolve("buildingIncome")
    expect([lost.seat, lost.asked]).toEqual([0, "payUndertaker"])
    const doctor = fight("2Y").card(1, "14Y").on(0, "r1c1").throws(1).resolve("buildingIncome")
    expect([doctor.seat, doctor.asked]).toEqual([0, "seeDoctor"])
    // 16 yellow: an outlaw takes nothing.
    const heroes = newGame({ with: ["outlaws"] })
      .round(2)
      .card(0, "16Y")
      .build(0, "hotel", "r1c1")
      .outlaws(8, "r1c1")
    expect(heroes.resolve("buildingIncome").money(0)).toEqual([21])
    // 17 does not change who finished first.
    const teacher = newGame({ with: ["kitCarson"] })
      .round(4)
      .card(1, "17R")
      .orders([0, 1, 2], [])
    expect([teacher.phase2().by(0, "done").points(0, "kitCarson"), faces.length]).toEqual([2, 38])
  })

  it("CC-20.5 cards against cards: each applies by its own text", () => {
    // A lost duel brings the red sheriff 3 points and costs the undertaker's fee.
    const sheriff = newGame()
      .card(0, "1R")
      .card(2, "14R")
      .on(0, "roads3")
      .on(1, "roads3")
      .throws(1, 6)
      .resolve("roads3")
      .play("pay")
    expect([sheriff.points(0, "1R"), sheriff.money(0, 2)]).toEqual([3, [13, 17]])
    // A loser who goes to the doctor has still lost for gunsmith and sheriff.
    const doctor = newGame().card(0, "1R").card(1, "10Y").card(2, "14Y").on(0, "roads3").on(1, "roads3").throws(1, 6)
    doctor.resolve("roads3").play("recover road1")
    expect([doctor.points(0, "1R"), doctor.points(1, "10Y")]).toEqual([3, 2])
    // The +3 token of an auction adds to the mercenary.
    const token = newGame().card(0, "7Y")
    const before = token.strength(0)
    token.s.ammunition = 0
    expect(token.strength(0) - before).toBe(3)
  })
})
