// `railhead play` fed through standard input: what stands between two prompts is the reply to one line.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { openBox } from "@railhead/games"
import { afterAll, describe, expect, it } from "vitest"
import { readableRule } from "../rules.ts"

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
      const [opening = "", ...replies] = told.stdout.split(/(?:Player|Joueur) [1-4] \[[A-Z]+-[\d.]+\]> /)
      done({ code, ...told, opening, replies })
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
    expect(replies[0]).toMatch(/^ {2}Player 1 activates the 1 VP section and picks up 1 stone, 1 copper\.$/m)
    expect(replies[0]).toMatch(/^ {3}1 {2}leave /m)
    expect(replies[2]).toBe(replies[0])
    for (const i of [4, 5]) expect(replies[i]).toMatch(/^“(9|dance)” is neither a number from the list nor a choice/)
    expect(flat(replies[6])).toBe(
      "“activate 3” is not possible now: This section is empty: only a section with at least one resource can be activated. [GW-5.1]",
    )
    expect(replies[7]).toBe(replies[0])
  })

  it("that turn up something new are marked beforehand", async () => {
    const { replies } = await sit(hotSeat, ["activate 0"])
    expect(replies[0]).toMatch(/^ +\d+! camp /m)
    expect(replies[0]).toMatch(/^ +! turns up what nobody has seen yet: cannot be taken back$/m)
  })

  it("tell the terrain and what the token brings, broken between words where the line is full", async () => {
    const { replies } = await sit(hotSeat, ["activate 0"])
    expect(replies[0]).toMatch(
      /^ {3}5! camp wood 0,-1 +Camp on hex 0,-1, copper terrain, for 1 wood: brings 2 copper, 1 gold$/m,
    )
    expect(replies[0]).toMatch(/^ {3}6! camp wood 3,-2 +Camp on hex 3,-2, .*, 1 silver, 1\n {27}gold$/m)
  })

  it("that the rules refuse later in the turn name the rule and its reason too", async () => {
    const { replies } = await sit(hotSeat, ["activate 0", "settlement 1,1"])
    expect(flat(replies[1])).toBe(
      "“settlement 1,1” is not possible now: A settlement needs both 1 wood and 1 stone in your use zone. [GW-10.4]",
    )
  })

  it("of bots are made by the bots, which sit after the people", async () => {
    const { opening, stdout } = await sit(["--seats", "3", "--bots", "random,greedy", "--seed", "bots"], [])
    expect(opening).toMatch(/Player 1: you\n +Player 2: bot \(random\)\n +Player 3: bot \(greedy\)/)
    expect(stdout.match(/Player [1-3](?= \[GW-)/g)).toEqual(["Player 1"])
    for (const bot of [2, 3]) expect(opening).toMatch(new RegExp(`^ {2}Player ${bot} activates the `, "m"))
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
    expect(replies[3]).toMatch(/^ {2}Copper +\[12\] +·1 /m)
    expect(replies[3]).toMatch(/^ {2}1\* +0 VP, [\s\S]*^ {2}2 +0 VP, /m)
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

  it("long texts are broken between words: nothing is lost and nothing is longer than the terminal", async () => {
    const { replies } = await sit(hotSeat, ["rule GW-10", "activate 3", "why"])
    const { sections } = await (await openBox("gold-west")).rulebook("en")
    const rules = sections.find(section => section.no === "GW-10")?.rules ?? []
    expect(rules.some(rule => rule.text.length > 200)).toBe(true)
    expect(flat(replies[0]).replaceAll(/\s+/g, " ")).toBe(
      flat(rules.map(readableRule).join("\n")).replaceAll(/\s+/g, " "),
    )
    for (const line of replies.slice(0, 3).join("").split("\n")) expect(line.length).toBeLessThanOrEqual(100)
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

  it("a rule that does not exist, or none named, gets an answer too", async () => {
    const { replies } = await sit(hotSeat, ["rule GW-99", "rule"])
    expect(replies[0]).toBe("There is no rule “GW-99”; try for example: rule GW-1\n")
    expect(replies[1]).toMatch(/^There is no rule .*try for example: rule GW-1$/m)
  })

  it("spaces around a command do not matter, quit included", async () => {
    const { replies } = await sit(hotSeat, ["  why  ", " quit ", "activate 0"])
    expect(replies[0]).toMatch(/GW-5\.1/)
    expect(replies).toHaveLength(2)
  })

  it("the names over the score stand apart", async () => {
    const { replies } = await sit(hotSeat, ["score"])
    expect(replies[0]).toMatch(/^ +Score as it stands +Player 1 +Player 2$/m)
  })
})

describe("a game in the terminal: in French", () => {
  it("asks, tells, refuses and ends in French", async () => {
    const args = [...hotSeat, "--lang", "fr"]
    const { code, opening, replies } = await sit(args, [
      "activate 1",
      "dance",
      "undo",
      "why",
      "score",
      "help",
      "activate 3",
      "rule GW-99",
      "quit",
    ])
    expect(code).toBe(0)
    expect(opening).toMatch(/2 joueurs · graine terminal\n +Joueur 1\s: personne\n +Joueur 2\s: personne\n/)
    expect(opening).toMatch(/Choisissez une case de votre piste Réserve à activer/)
    expect(opening).toMatch(/1 {2}activate 0 +Activer la case 0 PV/)
    expect(replies[0]).toMatch(/^ {2}Joueur 1 active la case 1 PV/m)
    expect(replies[1]).toMatch(/^«\sdance\s» n’est ni un numéro/)
    expect(replies[2]).toMatch(/^Annulé\./)
    expect(replies[4]).toMatch(/Score actuel/)
    expect(replies[5]).toMatch(/Tapez le numéro/)
    expect(flat(replies[6])).toMatch(
      /^«\sactivate 3\s» n’est pas possible maintenant\s: Cette case est vide.* \[GW-5\.1\]$/,
    )
    expect(replies[7]).toMatch(/^Il n’y a pas de règle «\sGW-99\s»/)
    expect(replies[8]).toMatch(/^Partie inachevée, gardée dans railhead-terminal\.record/)
    for (const reply of replies) expect(reply).not.toMatch(/\b(cli|event|choice|ask|why|name)\.\w+/)
  })
})

/** A reply on one line, as it was before it was broken. */
function flat(reply = ""): string {
  return reply.trim().replaceAll(/ ?\n */g, " ")
}

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
