import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("GWT-7 Phase B: use the location", () => {
  it("GWT-7.1 own or neutral building: its local actions, or one single auxiliary action", () => {
    const p = newGame().hand(0, "dutchBelt").arrive(0, "site-B")
    expect(p.legal()).toEqual(["use B.1", "use B.2", "aux gainMoney single", "aux drawDiscard single"])
    p.play("use B.1")
    expect(p.legal()).toEqual(["use B.2", "end"])
  })

  it("GWT-7.2 each local action once, in any order, none compulsory", () => {
    const p = newGame().money(0, 30).token(4).jobs(1, "cowboy", "craftsman").hand(0, "guernsey", "guernsey")
    p.arrive(0, "site-A").play("use A.3", "hire 1 cowboy", "use A.1")
    expect(p.legal()).toEqual(["use A.2", "end"])
    expect(p.refused("use A.1")).toMatchObject({ rule: "GWT-7.2", reason: "usedAlready" })
    p.play("end")
    expect(p.seat).toBe(1)
  })

  it("GWT-7.3 of a slash only one side may be used", () => {
    const p = newGame().arrive(0, "site-C")
    expect(p.legal("use")).toEqual(["use C.1a", "use C.1b", "use C.2"])
    p.play("use C.1a")
    expect(p.refused("use C.1b")).toMatchObject({ rule: "GWT-7.2", reason: "usedAlready" })
  })

  it("GWT-7.4 the special action of the site is one more local action of the building, each time it is used", () => {
    const p = newGame().build(0, "3a", "site-TP1").hand(0, "jersey", "jersey")
    p.arrive(0, "site-TP1").play("use 3a.s")
    expect([p.certificatesOf(0), p.cardsIn(0, "discards")]).toEqual([1, ["jersey"]])
    expect(p.can("use 3a.s")).toBe(false)
    p.arrive(0, "site-TP1").play("use 3a.s")
    expect(p.certificatesOf(0)).toBe(2)
    p.hand(1, "jersey").arrive(1, "site-TP1")
    expect(p.legal("use")).toEqual([])
  })

  it("GWT-7.5 the auxiliary action closes the local actions, and a local action closes it", () => {
    const p = newGame().build(0, "1a", "site-FL2").hand(0, "jersey").arrive(0, "site-FL2").play("aux gainMoney single")
    expect(p.legal()).toEqual(["end"])
    expect(p.refused("use 1a.1")).toMatchObject({ rule: "GWT-7.5", reason: "auxiliaryUsed" })
    const q = newGame().build(0, "1a", "site-FL2").hand(0, "jersey").arrive(0, "site-FL2").play("use 1a.s")
    expect(q.legal("aux")).toEqual([])
  })

  it("GWT-7.6 building of another player, hazard or tipi: exactly one single auxiliary action", () => {
    for (const [site, tile] of [
      ["flood-1", "flood-green-2"],
      ["tipi-2", "tipi-blue"],
      ["site-A1", ""],
    ] as const) {
      const p = newGame().cleared(0, "aux1-2x")
      if (tile) p.tile(site, tile)
      else p.build(1, "2a", site)
      p.arrive(0, site)
      expect(p.legal()).toEqual(["aux gainMoney single", "aux drawDiscard single"])
      p.play("aux gainMoney single")
      expect(p.legal()).toEqual(["end"])
    }
  })

  it("GWT-7.7 Kansas City: its five phases", () => {
    const p = newGame()
      .certificates(0, 1)
      .foresight("tipi-blue", "tipi-green", "cowboy", "engineer", "cowboy", "craftsman")
    p.arrive(0, "kc")
    const asked = [p.asked]
    for (const choice of ["foresight fs-1a", "foresight fs-2a", "foresight fs-3a", "spend 0"])
      asked.push(p.play(choice).asked)
    expect(asked).toEqual(["foresight", "foresight", "foresight", "income", "deliver"])
  })

  it("GWT-7.8 at each idle moment: unused actions that can be done, the auxiliary action, objective cards, the end", () => {
    const p = newGame().money(0, 0).hand(0, "blackAngus", "obj-money-1").market("holstein:1").marketPile()
    p.arrive(0, "site-E")
    expect(p.legal()).toEqual(["use E.1", "aux gainMoney single", "aux drawDiscard single", "play obj-money-1"])
    p.play("play obj-money-1", "use E.1")
    expect(p.legal()).toEqual(["end"])
  })

  it("GWT-7.9 phase B ends by that choice, by a free move or by moving on; after Kansas City by itself", () => {
    const p = newGame().hand(0, "obj-move-1").bare().arrive(0, "site-A").play("play obj-move-1", "ride site-C")
    expect([p.asked, p.legal()]).toEqual(["endTurn", ["end"]])
    const q = newGame().bare().build(0, "3a", "site-A1").arrive(0, "site-A1").play("use 3a.2")
    expect([q.rancherOf(0), q.asked]).toEqual(["site-B", "phaseB"])
    const r = newGame().hand(0).foresight().arrive(0, "kc").play("disc aux1-2x")
    expect([r.asked, r.legal()]).toEqual(["endTurn", ["end"]])
  })
})

describe("GWT-12 Actions in general", () => {
  it("GWT-12.1 the same icon means the same action wherever it comes from", () => {
    const hire = (p: ReturnType<typeof newGame>) => p.token(4).jobs(1, "cowboy", "craftsman").money(0, 30)
    const a = hire(newGame()).arrive(0, "site-A").play("use A.2")
    const b = hire(newGame().build(0, "5a", "site-B1"))
      .arrive(0, "site-B1")
      .play("use 5a.1")
    expect(a.legal()).toEqual(b.legal())
  })

  it("GWT-12.2 the requirement is met in full before the reward, and once only", () => {
    const p = newGame().hand(0, "jersey", "jersey", "jersey", "jersey").money(0, 0).arrive(0, "site-F").play("use F.1")
    expect([p.cardsIn(0, "hand"), ...p.moneyOf(0)]).toEqual([["jersey", "jersey"], 4])
    expect(p.can("use F.1")).toBe(false)
  })

  it("GWT-12.3 a reward may be given up, money may not", () => {
    const p = newGame({ b: [2] })
      .build(0, "2b", "site-A1")
      .hand(0, "jersey", "dutchBelt")
      .money(0, 0)
    p.arrive(0, "site-A1").play("use 2b.1")
    expect(p.legal()).toEqual(["engine rail-1", "lose"])
    p.play("lose", "use 2b.2")
    expect(p.moneyOf(0)).toEqual([3])
  })

  it("GWT-12.4 exactly that breed, any breed, or two of one; objective cards are never cattle", () => {
    const p = newGame().hand(0, "jersey", "obj-sf-1").arrive(0, "site-A")
    expect(p.refused("use A.1")).toMatchObject({ rule: "GWT-12.4", reason: "noBreed", data: { breed: "guernsey" } })
    const q = newGame().build(0, "1a", "site-DR1").hand(0, "jersey", "guernsey", "obj-sf-1").arrive(0, "site-DR1")
    q.play("use 1a.s")
    expect(q.legal()).toEqual(["discard jersey", "discard guernsey"])
    expect(q.refused("discard obj-sf-1")).toMatchObject({ rule: "GWT-12.4", reason: "noCattleCard" })
    const r = newGame().hand(0, "jersey", "guernsey", "obj-sf-1", "obj-sf-2").money(0, 0).arrive(0, "site-F")
    expect(r.refused("use F.1")).toMatchObject({ rule: "GWT-12.4", reason: "noPair" })
  })

  it("GWT-12.4 a pair of West Highlands may be of different VP", () => {
    const p = newGame()
      .hand(0, "westHighland:3", "westHighland:4", "westHighland:5")
      .arrive(0, "site-F")
      .play("use F.1")
    expect(p.legal()).toEqual(["discard westHighland:3", "discard westHighland:4"])
    expect(p.refused("discard westHighland:5")).toMatchObject({ reason: "later" })
    p.play("discard westHighland:4")
    expect([p.cardsIn(0, "hand"), p.cardsIn(0, "discards")]).toEqual([
      ["westHighland:3"],
      ["westHighland:4", "westHighland:5"],
    ])
  })

  it("GWT-12.5 what an action sets off is finished before anything else", () => {
    const p = newGame()
      .money(0, 20)
      .engine(0, "rail-3")
      .workers(0, { engineer: 2, cowboy: 2 })
      .master(1, "sm-objectives")
    p.bare().tile("flood-1", "flood-green-2").arrive(0, "site-G").play("use G.1", "engine turnout-4")
    expect(p.asked).toBe("upgradeStation")
    p.play("upgrade station-1", "disc aux1-2x")
    expect(p.asked).toBe("appoint")
    p.play("appoint cowboy")
    expect(p.legal()).toEqual(["use sm-objectives.a", "lose"])
    p.play("use sm-objectives.a")
    expect([p.asked, p.hazardsOf(0)]).toEqual(["phaseB", ["flood-green-2"]])
  })

  it("GWT-12.6 an action that needs a target is offered only if there is one and its price can be paid", () => {
    const p = newGame().bare().money(0, 7).hand(0).arrive(0, "site-F")
    expect(p.refused("use F.2")).toMatchObject({ rule: "GWT-13.12", reason: "noTarget" })
    p.tile("flood-1", "flood-green-2").money(0, 6).arrive(0, "site-F")
    expect(p.refused("use F.2")).toMatchObject({ rule: "GWT-12.2", reason: "price", data: { price: 7 } })
    p.money(0, 7).arrive(0, "site-F").play("use F.2", "hazard flood-1")
    expect([p.hazardsOf(0), ...p.moneyOf(0)]).toEqual([["flood-green-2"], 0])
  })

  it("GWT-12.7 a chosen action must be carried out with a real step, and is used then", () => {
    const p = newGame().money(0, 20).arrive(0, "site-E").play("use E.2")
    expect(p.refused("stop")).toMatchObject({ rule: "GWT-13.11", reason: "notFirst" })
    const q = newGame().token(4).jobs(1, "cowboy", "craftsman").money(0, 20).arrive(0, "site-A").play("use A.2")
    expect(q.verbs).toEqual(["hire"])
    q.play("hire 1 cowboy")
    expect(q.can("use A.2")).toBe(false)
  })
})

describe("rulings on phase B", () => {
  it("R2 doing nothing is not allowed", () => {
    const p = newGame().arrive(0, "site-G")
    expect(p.refused("end")).toMatchObject({ rule: "R2", reason: "mustAct" })
    p.play("use G.1")
    expect(p.can("end")).toBe(true)
    const q = newGame()
      .tile("flood-1", "flood-green-2")
      .hand(0, "obj-money-1")
      .arrive(0, "flood-1")
      .play("play obj-money-1")
    expect(q.refused("end")).toMatchObject({ rule: "R2" })
  })

  it("R7 after moving on by a local action the rest of the old building is lost and the new phase B is complete", () => {
    const p = newGame()
      .bare()
      .build(0, "3a", "site-A1")
      .build(0, "2a", "site-A2")
      .hand(0, "jersey", "jersey", "guernsey")
    p.money(0, 9).arrive(0, "site-A1").play("use 3a.2")
    expect(p.legal()).toEqual(["use 2a.1", "use 2a.2", "aux gainMoney single", "aux drawDiscard single"])
    p.play("aux gainMoney single", "end")
    expect(p.seat).toBe(1)
  })

  it("R15 replacing the building one stands on loses its unused actions", () => {
    const p = newGame()
      .build(0, "5a", "site-FL1")
      .workers(0, { craftsman: 3 })
      .token(4)
      .jobs(1, "craftsman")
      .money(0, 30)
    p.hand(0, "jersey").arrive(0, "site-FL1").play("use 5a.1", "build 7a")
    expect([p.onSite("site-FL1"), p.legal()]).toEqual(["7a 0", ["end"]])
  })

  it("R38 there is no empty choice inside a chosen action; the end of a chain is a choice of its own", () => {
    const p = newGame().money(0, 20).workers(0, { cowboy: 3 }).market("holstein:1", "holstein:1", "ayrshire:3")
    p.arrive(0, "site-E").play("use E.2", "deal v3-2", "take holstein:1")
    expect(p.legal()).toContain("stop")
    p.play("stop")
    expect([p.asked, p.can("use E.2")]).toEqual(["phaseB", false])
  })

  it("R39 the side of a slash that cannot be carried out is not offered, the other one is", () => {
    const p = newGame().bare().money(0, 5).arrive(0, "site-D")
    expect(p.legal("use")).toEqual(["use D.1b", "use D.2"])
    p.money(0, 1).tile("tipi-m3", "tipi-blue").arrive(0, "site-D")
    expect(p.legal("use")).toEqual(["use D.2"])
    p.money(0, 3).arrive(0, "site-D")
    expect(p.legal("use")).toEqual(["use D.1a", "use D.1b", "use D.2"])
  })

  it("R30 actions without a target or effect are not offered, those that give something for it are", () => {
    const limit = newGame().certificates(0, 3).arrive(0, "site-C")
    expect(limit.refused("use C.1a")).toMatchObject({ rule: "GWT-13.15", reason: "certificateLimit" })
    const woods = newGame().build(0, "1a", "site-A1").arrive(0, "site-A1")
    expect(woods.refused("use 1a.1")).toMatchObject({ reason: "noEffect" })
    const empty = newGame().hand(0).pile(0).discards(0).arrive(0, "site-A")
    expect(empty.refused("aux drawDiscard single")).toMatchObject({ reason: "nothingToDraw" })
    const back = newGame()
      .hand(0)
      .engine(0, "rail-2")
      .cleared(0, "aux5-1x")
      .arrive(0, "site-A")
      .play("aux removeCard single")
    expect([back.engineOf(0), back.asked]).toEqual(["rail-1", "phaseB"])
    const full = newGame().certificates(0, 3).hand(0, "jersey").build(0, "2a", "site-DR1").arrive(0, "site-DR1")
    full.play("use 2a.s")
    expect([full.certificatesOf(0), full.cardsIn(0, "discards")]).toEqual([3, ["jersey"]])
  })

  it("R46 single and double are a choice; the double form needs both requirements in full", () => {
    const p = newGame().cleared(0, "aux4-1x", "aux4-2x").money(0, 1).arrive(0, "site-G").play("use G.2")
    expect(p.legal("aux")).toEqual(["aux gainMoney single", "aux drawDiscard single", "aux engine single"])
    expect(p.refused("aux engine double")).toMatchObject({ rule: "GWT-12.2", reason: "price" })
    p.money(0, 2).arrive(0, "site-G").play("use G.2", "aux engine double")
    expect(p.legal()).toEqual(["engine rail-1", "engine rail-2", "lose"])
  })

  it("R47 a nested action without means is lost unasked", () => {
    const p = newGame()
      .token(4)
      .jobs(1, "engineer")
      .money(0, 20)
      .hand(0, "guernsey")
      .arrive(0, "site-A")
      .play("use A.2")
    expect([p.asked, p.workersOf(0)]).toEqual(["phaseB", [1, 1, 2]])
  })

  it("R49 certificates and money are taken without asking, an engine move may be given up after its requirement", () => {
    const p = newGame({ b: [2] })
      .build(0, "2b", "site-A1")
      .hand(0, "jersey")
      .arrive(0, "site-A1")
      .play("use 2b.1", "lose")
    expect([p.engineOf(0), p.cardsIn(0, "discards"), p.asked]).toEqual(["rail-0", ["jersey"], "phaseB"])
    const q = newGame().arrive(0, "site-C").play("use C.1a")
    expect([q.certificatesOf(0), q.asked]).toEqual([1, "phaseB"])
  })
})
