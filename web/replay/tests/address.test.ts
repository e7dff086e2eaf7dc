import { ALL_OPEN } from "@railhead/hosting"
import { describe, expect, it } from "vitest"
import { addressOf, viewerIn } from "../address.ts"
import { sumOf } from "../records.ts"
import { golden } from "./story.ts"

describe("addresses of positions", () => {
  const spot = { kind: "t", id: "abc", at: 40, viewer: 1, usual: 1, key: "" }

  it("name the move, and whose eyes where they are not the usual ones", () => {
    expect(addressOf(spot)).toBe("/replay/t/abc/40")
    expect(addressOf({ ...spot, viewer: 2 })).toBe("/replay/t/abc/40?seat=2")
    expect(addressOf({ ...spot, viewer: ALL_OPEN, key: "k y" })).toBe("/replay/t/abc/40?seat=all&key=k+y")
    expect(addressOf({ ...spot, viewer: -1 })).toBe("/replay/t/abc/40?seat=none")
  })

  it("are read back, and nothing else is", () => {
    expect(["2", "all", "none"].map(query => viewerIn(query, 3))).toEqual([2, ALL_OPEN, -1])
    expect([undefined, "3", "-1", "x", "constructor"].map(query => viewerIn(query, 3))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe("records as files", () => {
  it("are found by their sum", () => {
    expect(sumOf(golden)).toMatch(/^[0-9a-f]{16}$/)
    expect(sumOf("railhead 1\ngame x")).toBeNull()
  })
})
