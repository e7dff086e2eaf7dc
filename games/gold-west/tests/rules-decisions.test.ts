import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { say } from "../say.ts"
import { newGame, type Position } from "./position.ts"

const rich = { copper: 9, silver: 9, gold: 9 }

/** Seat 0 buys a card in a game with Whitewater where every ability has a target. */
function buying(card: string): Position {
  const p = newGame({ whitewater: true }).market(card).build(0, "0,1").marker(1, "c0r0")
  return p.holding(0, rich).play(`invest ${card}`)
}

function withoutMarkers(card: string): Position {
  const p = newGame({ whitewater: true }).market(card).build(0, "0,1").marker(1, "c0r0")
  p.player(0).markers = 0
  return p.holding(0, { ...rich, wood: 1 }).play(`invest ${card}`)
}

describe("GW-19 Decision points of a turn", () => {
  it("GW-19.1 leaving is asked while more than one kind is carried", () => {
    const p = newGame().supply(0, {}, {}, {}, { wood: 1, gold: 2 }).turn(0)
    expect(p.legal()).toEqual(["leave wood", "leave gold"])
    p.play("leave wood")
    expect(range(4).map(section => p.goodsIn(0, section))).toEqual([{ gold: 1 }, { gold: 1 }, { wood: 1 }, {}])
    expect(p.asked).toBe("buildOrLoot")
  })

  it("GW-19.2 step 2 is asked again after every action until it is ended", () => {
    const p = newGame()
      .market("I07")
      .holding(0, { ...rich, wood: 1 })
    for (const text of ["deliver gold", "invest I07", "influence c0r0", "deliver copper"]) {
      expect(p.asked).toBe("useMetals")
      p.play(text)
    }
    expect(p.play("endMetals").asked).toBe("buildOrLoot")
  })

  it("GW-19.3 each ability asks for its own choices", () => {
    const verbs: Readonly<Record<string, string[]>> = {
      I14: ["step", "decline"],
      I15: ["step", "decline"],
      W3: ["step", "decline"],
      I16: ["place", "decline"],
      I17: ["stack", "decline"],
      W1: ["place", "decline"],
      I18: ["upgrade", "decline"],
      I19: ["take", "decline"],
      I20: ["swap", "decline"],
      W2: ["water"],
      W4: ["water"],
    }
    for (const [card, asked] of Object.entries(verbs)) expect(buying(card).verbs, card).toEqual(asked)
    expect(buying("W4").play("water 0").verbs).toEqual(["material"])
  })

  it("GW-19.4 each gain of water asks at once, before the next action", () => {
    const p = newGame({ whitewater: true }).market().coach(0, "gold", 4).holding(0, rich)
    for (const action of ["deliver gold", "influence c1r1"]) {
      p.play(action)
      expect(p.verbs).toEqual(["water"])
      expect(p.refused("deliver silver").code).toBe("illegal")
      p.play("water 0")
    }
  })

  it("GW-19.5 step 3 is camp, settlement or loot, the reveal, then store", () => {
    const p = newGame().holding(0, { wood: 1, stone: 1 })
    expect(p.verbs).toEqual(["camp", "settlement"])
    expect(p.outcome("camp stone -1,0").events.map(event => event.did)).toEqual(["camp", "moved", "moved"])
    expect(p.verbs).toEqual(["store"])
    expect(newGame().supply(0).turn(0).verbs).toEqual(["loot"])
  })

  it("GW-19.6 the final turn ends after endMetals", () => {
    const p = newGame().finalHolding(0, { wood: 1, stone: 1, gold: 1 }).play("endMetals")
    expect([p.seat, p.asked]).toEqual([1, "activate"])
  })

  it("GW-19.7 a turn runs its full course in order", () => {
    const p = newGame({ whitewater: true }).market().coach(0, "gold", 1)
    p.supply(0, { wood: 1 }, { wood: 3, gold: 1, water: 1 }, { water: 1 }).turn(0)
    const choices = ["activate 1", "leave wood", "deliver gold", "camp wood 3,1", "store 2", "end"]
    p.token("3,1", "F10")
    const did = choices.map(text => p.outcome(text).events.map(event => event.did))
    expect(did).toEqual([
      ["activated"],
      ["left", "waterReturned", "arrived"],
      ["coachMoved", "crossedBridge"],
      ["camp", "moved", "moved", "moved"],
      ["stored", "waterBonus"],
      ["lost", "turnBegan"],
    ])
  })

  it("GW-19.8 these are all the decisions there are", () => {
    const decisions =
      "activate leave invest influence deliver endMetals step place stack upgrade take swap material water"
    const words = `${decisions} camp settlement loot store decline`.split(" ")
    // `end` is no choice: it only confirms that the turn is over.
    expect(say.list().map(line => line.split(" ")[0])).toEqual([...words, "end"])
  })

  it("GW-19.8.1 activate offers each section with at least one resource, water included", () => {
    const p = newGame({ whitewater: true }).supply(0, { wood: 1 }, {}, { water: 1 }, { gold: 2 }).turn(0)
    expect(p.legal()).toEqual(["activate 0", "activate 2", "activate 3"])
  })

  it("GW-19.8.2 leave offers each kind carried and is made by itself if there is one", () => {
    const p = newGame().supply(0, {}, {}, { wood: 1, stone: 2, silver: 1 }).turn(0)
    expect(p.legal()).toEqual(["leave wood", "leave stone", "leave silver"])
    expect(p.play("leave wood").legal()).toEqual(["leave stone", "leave silver"])
    expect(newGame().supply(0, {}, {}, { stone: 3 }).turn(0).asked).toBe("buildOrLoot")
  })

  it("GW-19.8.3 invest offers each open card whose whole cost is there, once a turn", () => {
    const p = newGame().market("I01", "I07", "I08", "I05").holding(0, { copper: 4, silver: 2, gold: 1 })
    expect(p.legal("invest")).toEqual(["invest I01", "invest I07"])
    expect(p.play("invest I07").legal("invest")).toEqual([])
  })

  it("GW-19.8.4 influence offers each empty cell whose metals are there, once a turn and with a marker", () => {
    const p = newGame().market().marker(1, "c0r1").holding(0, { copper: 2, silver: 1 })
    expect(p.legal("influence")).toEqual(["influence c0r2", "influence c1r2"])
    expect(newGame().market().holding(0, rich).play("influence c0r0").legal("influence")).toEqual([])
    p.player(0).markers = 0
    expect(p.holding(0, rich).legal("influence")).toEqual([])
  })

  it("GW-19.8.5 deliver offers each metal there whose coach is below step 8", () => {
    const p = newGame().market().coach(0, "copper", 8).coach(0, "gold", 7).holding(0, { copper: 1, gold: 2 })
    expect(p.legal("deliver")).toEqual(["deliver gold"])
  })

  it("GW-19.8.6 endMetals is always there, and made by itself beside nothing else", () => {
    const p = newGame().market().holding(0, { gold: 2, wood: 1 })
    expect(p.legal("endMetals")).toEqual(["endMetals"])
    p.play("deliver gold")
    expect(p.legal("endMetals")).toEqual(["endMetals"])
    expect(p.play("deliver gold").asked).toBe("buildOrLoot")
  })

  it("GW-19.8.7 step offers each unfinished track, once for I14 and W3, up to twice for I15", () => {
    const offered = (card: string) => {
      const p = newGame({ whitewater: true }).market(card).coach(0, "silver", 8).holding(0, rich).play(`invest ${card}`)
      expect(p.legal()).toEqual(["step copper", "step gold", "decline"])
      return p.play("step copper").asked
    }
    expect(["I14", "W3", "I15"].map(offered)).toEqual(["useMetals", "gainWater", "freeStep"])
    const done = newGame().market("I14").coach(0, "copper", 8).coach(0, "silver", 8).coach(0, "gold", 8)
    expect(done.holding(0, { copper: 3, silver: 1 }).play("invest I14").asked).toBe("buildOrLoot")
  })

  it("GW-19.8.8 place offers each empty cell and is passed over without a marker", () => {
    for (const card of ["I16", "W1"]) {
      expect(buying(card).legal("place"), card).toHaveLength(8)
      expect(withoutMarkers(card).verbs, card).not.toContain("place")
    }
  })

  it("GW-19.8.9 stack offers each cell with one marker, an opponent's, and is passed over without a marker", () => {
    expect(buying("I17").legal()).toEqual(["stack c0r0", "decline"])
    expect(withoutMarkers("I17").asked).toBe("useMetals")
  })

  it("GW-19.8.10 upgrade offers each own camp and is passed over without a marker", () => {
    const p = newGame().market("I18").build(0, "0,1").build(0, "1,1", "settlement").build(1, "2,0").build(0, "6,-2")
    expect(p.holding(0, rich).play("invest I18").legal()).toEqual(["upgrade 6,-2", "upgrade 0,1", "decline"])
    expect(withoutMarkers("I18").asked).toBe("useMetals")
  })

  it("GW-19.8.11 take offers five kinds in four sections, twice, and decline the first time", () => {
    const p = buying("I19")
    expect(p.legal()).toHaveLength(21)
    expect(p.play("take gold 0").legal("take")).toHaveLength(20)
    expect(p.legal("decline")).toEqual([])
    expect(buying("I19").play("decline").asked).toBe("useMetals")
  })

  it("GW-19.8.12 swap offers each unordered pair of one terrain, and is passed over without a pair", () => {
    const p = newGame().clearMap().token("0,1", "F01").token("2,0", "F02").token("3,-1", "F03").token("1,1", "C01")
    p.market("I20").holding(0, rich).play("invest I20")
    expect(p.legal()).toEqual(["swap 3,-1 2,0", "swap 3,-1 0,1", "swap 2,0 0,1", "decline"])
    const alone = newGame().clearMap().token("0,1", "F01").token("1,1", "C01")
    expect(alone.market("I20").holding(0, rich).play("invest I20").asked).toBe("useMetals")
  })

  it("GW-19.8.13 material offers wood or stone in four sections and no decline", () => {
    const p = buying("W4").play("water 0")
    expect(p.legal()).toHaveLength(8)
    expect(p.verbs).toEqual(["material"])
  })

  it("GW-19.8.14 water offers four sections and no decline, and is not asked with an empty bank", () => {
    expect(buying("W2").legal()).toEqual(["water 0", "water 1", "water 2", "water 3"])
    const p = newGame({ whitewater: true }).market("W2")
    p.s.water = 0
    expect(p.holding(0, rich).play("invest W2").asked).toBe("useMetals")
  })

  it("GW-19.8.15 camp offers each material there on each hex with a face-up token", () => {
    expect(newGame().holding(0, { wood: 2 }).legal("camp")).toHaveLength(12)
    expect(newGame().holding(0, { wood: 1, stone: 1 }).legal("camp")).toHaveLength(24)
  })

  it("GW-19.8.16 settlement is offered beside camp with both materials and a marker", () => {
    const p = newGame().holding(0, { wood: 1, stone: 1 })
    expect([p.legal("settlement").length, p.legal("camp").length]).toEqual([12, 24])
    p.player(0).markers = 0
    expect(p.holding(0, { wood: 1, stone: 1 }).verbs).toEqual(["camp"])
  })

  it("GW-19.8.17 loot offers each hex with a face-up token, and nothing else is offered", () => {
    const p = newGame().supply(0).turn(0)
    expect([p.legal("loot").length, p.legal().length]).toEqual([12, 12])
  })

  it("GW-19.8.18 store offers all four sections, always", () => {
    const p = newGame()
      .supply(0, { wood: 1 }, { gold: 9 }, {}, { stone: 9 })
      .turn(0)
      .play("activate 0", "camp wood 0,1")
    expect(p.legal()).toEqual(["store 0", "store 1", "store 2", "store 3"])
  })

  it("GW-19.9 declining or passing over keeps the card, its VP and its bonus tile", () => {
    for (const p of [buying("I17").play("decline"), withoutMarkers("I17")]) {
      expect([p.points(0, "investmentCards"), p.points(0, "investmentBonus")]).toEqual([5, 4])
      expect(p.s.market).toEqual([])
      expect(p.legal("decline")).toEqual([])
    }
  })

  it("GW-19.10 influence from a card, VP, bonus tiles, bridges, piles and scoring ask nothing", () => {
    const p = newGame().market("I13").coach(2, "gold", 3).finalHolding(2, { silver: 1, gold: 5 })
    p.play("invest I13")
    for (const metal of ["gold", "gold"]) expect(p.play(`deliver ${metal}`).asked).toBe("finalMetals")
    expect([p.influenceOf(2, "forest"), p.onTrack(2)]).toEqual([1, 11 + 4 + 9 + 3])
    expect(p.play("endMetals").over).toBe(true)
  })
})
