// What `railhead play` keeps: the record at the end, on quit and on request, and a game taken up again with --load.
import { spawn } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { at, Play, range, readRecord } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { afterAll, describe, expect, it } from "vitest"

const bin = fileURLToPath(new URL("../bin/railhead.mjs", import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "railhead-record-"))
  folders.push(folder)
  return folder
}

interface Sat {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** Every record in the folder afterwards, by name. */
  readonly files: { readonly [name: string]: string }
}

/** Sits down in a folder and types these lines. */
function sit(args: readonly string[], lines: readonly string[], folder = newFolder()): Promise<Sat> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, "play", ...args], { cwd: folder })
    const told = { stdout: "", stderr: "" }
    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", text => {
        told[name] += text
      })
    child.on("error", fail)
    child.stdin.on("error", () => {})
    child.on("close", code => {
      const files = readdirSync(folder).map(name => [name, readFileSync(join(folder, name), "utf8")])
      done({ code, ...told, files: Object.fromEntries(files) })
    })
    child.stdin.end(lines.map(line => `${line}\n`).join(""))
  })
}

const hotSeat = ["gold-west", "--seats", "2", "--bots", "none", "--options", "board=reference", "--seed", "terminal"]
const turn = ["activate 0", "1", "1", "end"]
const kept = "railhead-terminal.record"

function choices(text = ""): string[] {
  return readRecord(text).lines.flatMap(line => (line.kind === "choice" ? [line.text] : []))
}

describe("a game in the terminal: its record", () => {
  it("is written by save, by quit and at the end of the input, always the same, under the seed's name", async () => {
    const [saved, ended] = await Promise.all([
      sit(hotSeat, [...turn, "save my.record", "save", "quit"]),
      sit(hotSeat, turn),
    ])
    for (const file of ["my.record", "railhead-game.record"]) expect(saved.stdout).toContain(`Written to ${file}.\n`)
    for (const { code, stderr, stdout } of [saved, ended]) {
      expect([code, stderr]).toEqual([0, ""])
      expect(stdout.replaceAll("\n", " ")).toContain(
        `Not finished. The game so far is in ${kept}; go on with: npm run railhead -- play --load ${kept}`,
      )
    }
    expect(Object.keys(saved.files)).toEqual(["my.record", "railhead-game.record", kept])
    expect(Object.keys(ended.files)).toEqual([kept])
    expect(new Set([...Object.values(saved.files), ...Object.values(ended.files)]).size).toBe(1)
    expect(choices(ended.files[kept])).toHaveLength(4)
  })

  it("has the first eight characters of the seed in its name, also where nobody chose one", async () => {
    const [long, any] = await Promise.all([sit(["--seed", "friday night"], []), sit([], [])])
    expect(Object.keys(long.files)).toEqual(["railhead-fridayni.record"])
    const name = at(Object.keys(any.files), 0)
    expect(name).toMatch(/^railhead-[0-9a-f]{8}\.record$/)
    expect(readRecord(any.files[name] ?? "").head.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(any.files[name]).toContain(`\nseed ${name.slice(9, 17)}`)
  })

  it("of a game played to its end is kept too, and is verified by replay", async () => {
    const { code, stdout, stderr, files } = await sit(
      hotSeat,
      range(400).map(() => "1"),
    )
    expect([code, stderr]).toEqual([0, ""])
    expect(stdout).toMatch(/Player 1: person\n +Player 2: person\n/)
    const asked = stdout.match(/Player \d(?= \[GW-)/g) ?? []
    expect(new Set(asked)).toEqual(new Set(["Player 1", "Player 2"]))
    expect(stdout).toMatch(/Final score +Player 1 +Player 2\n/)
    expect(stdout).toMatch(/(Player [12] wins|share the victory)\.\nThe record is in railhead-terminal\.record; anyone/)
    expect(Object.keys(files)).toEqual([kept])
    const { game } = await openBox("gold-west")
    expect(Play.parse(game, files[kept] ?? "").over).toBe(true)
  })

  it("that cannot be written is told with the reason, and the game goes on", async () => {
    const { code, stderr, stdout } = await sit(hotSeat, ["save no/such/folder/my.record", "activate 0"])
    expect([code, stderr]).toEqual([0, ""])
    expect(stdout).toMatch(
      /no\/such\/folder\/my\.record could not be written: ENOENT[^>]*> {3}Player 1 activates the 0 VP/,
    )
  })
})

describe("railhead play --load", () => {
  it("takes a game up where it was left, and comes to the same record as one that was never left", async () => {
    const more = ["activate 0", "2", "store 1", "end", "activate 1"]
    const [whole, first] = await Promise.all([sit(hotSeat, [...turn, ...more]), sit(hotSeat, turn)])
    const folder = newFolder()
    writeFileSync(join(folder, "mine.record"), first.files[kept] ?? "")
    const second = await sit(["--load", "mine.record", "--bots", "none"], more, folder)
    expect([second.code, second.stderr]).toEqual([0, ""])
    expect(second.stdout).toMatch(/^Gold West · 2 players · seed terminal\n +Player 1: person\n +Player 2: person\n/)
    expect(second.stdout.match(/Player \d(?= \[GW-)/g)?.[0]).toBe("Player 2")
    expect(second.files[kept]).toBe(whole.files[kept])
    expect(choices(second.files[kept]).length).toBeGreaterThan(7)
    expect(second.files["mine.record"]).toBe(first.files[kept])
  })

  it("takes seats, options and seed from the record, and lets bots take the other seats", async () => {
    const first = await sit(["--seats", "2", "--bots", "none", "--options", "whitewater", "--seed", "other"], turn)
    const folder = newFolder()
    const text = first.files["railhead-other.record"] ?? ""
    writeFileSync(join(folder, "other.record"), text)
    const { stdout, files } = await sit(["--load", "other.record", "--seats", "4", "--seed", "mine"], [], folder)
    expect(stdout).toMatch(/^Gold West · 2 players · seed other\n +Player 1: you\n +Player 2: bot \(scout\)\n/)
    const { head, lines } = readRecord(files["railhead-other.record"] ?? "")
    expect(head).toEqual(readRecord(text).head)
    expect(lines.slice(0, 3)).toEqual(readRecord(text).lines.slice(0, 3))
  })

  it("of a game that is over shows its final score", async () => {
    const golden = fileURLToPath(new URL("../../games/gold-west/tests/golden/3-seats.record", import.meta.url))
    const { code, stdout, files } = await sit(["--load", golden], [])
    expect([code, stdout.match(/Final score/g)?.length]).toEqual([0, 1])
    expect(Object.values(files)).toEqual([readFileSync(golden, "utf8")])
  })
})
