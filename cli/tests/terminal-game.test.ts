// `railhead play` fed through standard input: what stands between two prompts is the reply to one line.
import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { range, readRecord } from "@railhead/engine"
import { afterAll, describe, expect, it } from "vitest"

const bin = fileURLToPath(new URL("../bin/railhead.mjs", import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Sat {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** What came before the first prompt. */
  readonly opening: string
  /** What came after each line. */
  readonly replies: readonly string[]
  readonly folder: string
}

/** Sits down in a folder of its own and types these lines. */
function sit(args: readonly string[], lines: readonly string[]): Promise<Sat> {
  const folder = mkdtempSync(join(tmpdir(), "railhead-play-"))
  folders.push(folder)
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, "play", "gold-west", ...args], { cwd: folder })
    const told = { stdout: "", stderr: "" }
    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", text => {
        told[name] += text
      })
    child.on("error", fail)
    child.stdin.on("error", () => {})
    child.on("close", code => {
      const [opening = "", ...replies] = told.stdout.split(/(?:Player|Joueur) [A-D] \[[A-Z]+-[\d.]+\]> /)
      done({ code, ...told, opening, replies, folder })
    })
    child.stdin.end(lines.map(line => `${line}\n`).join(""))
  })
}

const hotSeat = ["--seats", "2", "--bots", "none", "--options", "board=reference", "--seed", "terminal"]

describe("a game in the terminal: choices", () => {
  it("are made by number or by notation, listed with both, and refused with the reason", async () => {
    const { code, stderr, opening, replies } = await sit(hotSeat, [
      ...["2", "undo", "activate 1", "undo", "9", "dance", "activate 3", "activate 1"],
    ])
    expect([code, stderr]).toEqual([0, ""])
    expect(opening).toMatch(/^ {3}1 {2}activate 0 +Activate the 0 VP section$/m)
    expect(opening).toMatch(/^ {3}2 {2}activate 1 +Activate the 1 VP section$/m)
    expect(replies[0]).toMatch(/Player [AB] activates the 1 VP section/)
    expect(replies[0]).toMatch(/^ {3}1 {2}leave /m)
    expect(replies[2]).toBe(replies[0])
    for (const i of [4, 5]) expect(replies[i]).toMatch(/^“(9|dance)” is neither a number from the list nor a choice/)
    expect(replies[6]).toMatch(/activate 3.*section is empty|activate 3.*\(GW-5\.1\)/s)
    expect(replies[7]).toBe(replies[0])
  })

  it("that turn up something new are marked beforehand", async () => {
    const { replies } = await sit(hotSeat, ["activate 0"])
    expect(replies[0]).toMatch(/^ +\d+! camp /m)
    expect(replies[0]).toMatch(/^ +! turns up what nobody has seen yet: cannot be taken back$/m)
  })

  it("are asked of each person in turn at one keyboard, down to the final score", async () => {
    const { code, stdout, stderr, opening, folder } = await sit(
      hotSeat,
      range(400).map(() => "1"),
    )
    expect([code, stderr]).toEqual([0, ""])
    expect(opening).toMatch(/Player A: you\n +Player B: you/)
    const asked = stdout.match(/Player [AB](?= \[GW-)/g) ?? []
    expect(new Set(asked)).toEqual(new Set(["Player A", "Player B"]))
    expect(stdout).toMatch(/Final score/)
    expect(stdout).toMatch(/(Player [AB] wins|share the victory)\.\n$/)
    expect(existsSync(join(folder, "railhead-game.record"))).toBe(false)
  })

  it("of bots are made by the bots, which sit after the people", async () => {
    const { opening, stdout } = await sit(["--seats", "3", "--bots", "random,greedy", "--seed", "bots"], [])
    expect(opening).toMatch(/Player A: you\n +Player B: bot \(random\)\n +Player C: bot \(greedy\)/)
    expect(stdout.match(/Player [A-C](?= \[GW-)/g)).toEqual(["Player A"])
  })
})

describe("a game in the terminal: commands", () => {
  it("? and rule read rules, why tells what is blocked, board, score and help show what they say", async () => {
    const { code, opening, replies } = await sit(hotSeat, [
      "?",
      "why",
      "rule GW-8",
      "board",
      "score",
      "help",
      "",
      "quit",
    ])
    expect(code).toBe(0)
    expect(replies[0]).toMatch(/^GW-5\.1 /)
    expect(replies[1]).toMatch(/activate 2.*\n +.*\[GW-5\.1\]/)
    expect(replies[2]?.match(/^GW-8\.\d+/gm)?.length).toBeGreaterThan(3)
    expect(replies[3]).toContain("Boomtown")
    expect(opening).toContain(replies[3]?.trim())
    expect(replies[4]).toMatch(/^ +Score as it stands/)
    expect(replies[4]).toMatch(/^ +Total +0 +0$/m)
    expect(replies[5]).toMatch(/undo, redo/)
    expect(replies[6]).toBe("")
  })

  it("undo, redo and restart go back and forth in the own turn, and say so when they cannot", async () => {
    const { opening, replies } = await sit(hotSeat, [
      ...["undo", "redo", "restart", "activate 1", "leave stone", "undo", "redo", "restart", "redo", "redo", "redo"],
    ])
    const nothing = /^There is nothing to (take back|do again)/
    for (const i of [0, 1, 2, 10]) expect(replies[i]).toMatch(nothing)
    const [activated, left] = [question(replies[3]), question(replies[4])]
    expect(replies[5]).toMatch(/^Taken back\./)
    expect(replies[6]).toMatch(/^Done again\./)
    expect(replies[7]).toMatch(/^Taken back\./)
    expect([5, 6, 7, 8, 9].map(i => question(replies[i]))).toEqual([
      activated,
      left,
      question(opening),
      activated,
      left,
    ])
  })

  it("what was turned up cannot be taken back", async () => {
    const { replies } = await sit(hotSeat, ["activate 0", "1", "undo"])
    expect(replies[1]).toMatch(/is turned up/)
    expect(replies[2]).toMatch(/^There is nothing to take back/)
  })

  it("ledger tells what happened so far", async () => {
    const { replies } = await sit(hotSeat, ["activate 0", "1", "ledger"])
    const ledger = replies[2]?.split("\n").map(line => line.trim())
    expect(ledger?.length).toBeGreaterThan(4)
    for (const line of [...events(replies[0]), ...events(replies[1])]) expect(ledger).toContain(line)
  })

  it("ledger does not tell what was taken back, and tells it once if it was done again", async () => {
    const { replies } = await sit(hotSeat, ["activate 1", "undo", "ledger", "redo", "ledger"])
    expect(replies[2]).not.toMatch(/activates the 1 VP section/)
    expect(replies[4]?.match(/activates the 1 VP section/g)).toHaveLength(1)
  })

  it("save writes a record that can be read; quit and the end of the input write one too", async () => {
    const [saved, ended] = await Promise.all([
      sit(hotSeat, ["activate 0", "1", "1", "end", "save my.record", "quit"]),
      sit(hotSeat, ["activate 0", "1", "1", "end"]),
    ])
    expect(saved.replies[4]).toBe("Written to my.record.\n")
    for (const { code, stderr, stdout } of [saved, ended]) {
      expect([code, stderr]).toEqual([0, ""])
      expect(stdout).toMatch(/Not finished\. The game so far is in railhead-game\.record/)
    }
    const texts = [
      readFileSync(join(saved.folder, "my.record"), "utf8"),
      readFileSync(join(saved.folder, "railhead-game.record"), "utf8"),
      readFileSync(join(ended.folder, "railhead-game.record"), "utf8"),
    ]
    expect(readRecord(texts[0] ?? "").lines.filter(line => line.kind === "choice")).toHaveLength(4)
    expect(new Set(texts).size).toBe(1)
  })

  it("save where nothing can be written says so, and the game goes on", async () => {
    const { code, stderr, replies } = await sit(hotSeat, ["save no/such/folder/my.record", "activate 0"])
    expect([code, stderr]).toEqual([0, ""])
    expect(replies[0]).toMatch(/no\/such\/folder/)
    expect(replies[1]).toMatch(/activates the 0 VP section/)
  })

  it("a rule that does not exist, or none named, gets an answer too", async () => {
    const { replies } = await sit(hotSeat, ["rule GW-99", "rule"])
    for (const i of [0, 1]) expect(replies[i]).toMatch(/\S/)
  })

  it("spaces around a command do not matter, quit included", async () => {
    const { replies } = await sit(hotSeat, ["  why  ", " quit ", "activate 0"])
    expect(replies[0]).toMatch(/GW-5\.1/)
    expect(replies).toHaveLength(2)
  })

  it("the names over the score stand apart", async () => {
    const { replies } = await sit(hotSeat, ["score"])
    expect(replies[0]).toMatch(/Player A\s+Player B/)
  })
})

describe("a game in the terminal: in French", () => {
  it("asks, tells, refuses and ends in French", async () => {
    const args = [...hotSeat, "--lang", "fr"]
    const { code, opening, replies } = await sit(args, ["activate 1", "dance", "undo", "why", "score", "help", "quit"])
    expect(code).toBe(0)
    expect(opening).toMatch(/2 joueurs · graine terminal/)
    expect(opening).toMatch(/Choisissez une case de votre piste Réserve à activer/)
    expect(opening).toMatch(/1 {2}activate 0 +Activer la case 0 PV/)
    expect(replies[0]).toMatch(/Joueur [AB] active la case 1 PV/)
    expect(replies[1]).toMatch(/^«\sdance\s» n’est ni un numéro/)
    expect(replies[2]).toMatch(/^Annulé\./)
    expect(replies[4]).toMatch(/Score actuel/)
    expect(replies[5]).toMatch(/Tapez le numéro/)
    expect(replies[6]).toMatch(/Partie inachevée/)
    for (const reply of replies) expect(reply).not.toMatch(/\b(cli|event|choice|ask|why|name)\.\w+/)
  })
})

/** The question and the choices at the end of a reply. */
function question(reply = ""): string {
  return reply.trimEnd().split("\n\n").at(-1) ?? ""
}

/** The indented lines that tell what happened, before the next question. */
function events(reply = ""): string[] {
  return (reply.split("\n\n")[0] ?? "")
    .split("\n")
    .filter(line => line.startsWith("  "))
    .map(line => line.trim())
}
