import { spawn } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { at, below, decision, num, Play, range, seeded, sum, waiting, writeRecord } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const bin = fileURLToPath(new URL("../bin/railhead.mjs", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "railhead-cli-"))

interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function railhead(...args: string[]): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: folder })
    const told = { stdout: "", stderr: "" }
    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", text => {
        told[name] += text
      })
    child.on("error", fail)
    child.on("close", code => done({ code, ...told }))
    child.stdin.end()
  })
}

/** Runs each, a few at a time. */
async function all(commands: readonly (readonly string[])[]): Promise<Ran[]> {
  const ran: Ran[] = []
  for (let i = 0; i < commands.length; i += 4)
    ran.push(...(await Promise.all(commands.slice(i, i + 4).map(args => railhead(...args)))))
  return ran
}

/** A refusal: one line on standard error that fits, nothing else, and an exit code that is not 0. */
function expectRefusal(args: readonly string[], { code, stdout, stderr }: Ran, says: RegExp): void {
  expect({ args, stdout, stderr, failed: code !== 0 && code !== null }).toEqual({
    args,
    stdout: "",
    stderr: expect.stringMatching(/^railhead: [^\n]+\n$/),
    failed: true,
  })
  expect(stderr).toMatch(says)
}

async function refuses(cases: readonly (readonly [says: RegExp, ...args: string[]])[]): Promise<void> {
  const commands = cases.map(([, ...args]) => args)
  const ran = await all(commands)
  cases.forEach(([says], i) => {
    expectRefusal(at(commands, i), at(ran, i), says)
  })
}

/** Records of a game played at random: whole, halfway, and damaged ones. */
const file = {
  whole: join(folder, "whole.record"),
  half: join(folder, "half.record"),
  altered: join(folder, "altered.record"),
  cut: join(folder, "cut.record"),
  elder: join(folder, "elder.record"),
}
let choices = 0

beforeAll(async () => {
  const { game } = await openBox("gold-west")
  const play = new Play(game, { seats: 2, seed: "command line" })
  const random = seeded("command line")
  while (!play.over) {
    const seat = num(waiting(play.tableOf(-1).state), 0)
    const list = decision(play.tableOf(seat), seat)?.choices ?? []
    play.choose(seat, at(list, below(random, list.length)))
  }
  choices = play.record.lines.filter(line => line.kind === "choice").length
  const { head, lines } = play.record
  writeFileSync(file.half, writeRecord({ head, lines: lines.slice(0, 60) }))
  writeFileSync(file.whole, play.text)
  writeFileSync(file.altered, play.text.replace("activate 0", "activate 1"))
  writeFileSync(file.cut, play.text.slice(0, play.text.length / 2))
  const forged = lines.map(line => (line.kind === "turn" && line.turn > 4 ? { ...line, hash: "00" } : line))
  writeFileSync(file.elder, writeRecord({ head: { ...head, version: 99 }, lines: forged }))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("railhead: help and version", () => {
  it("--help, -h and no command at all show how it is used; --version the version; all exit with 0", async () => {
    const [help, short, none, version] = await all([["--help"], ["-h"], [], ["--version"]])
    for (const one of [help, short, none]) {
      expect(one).toMatchObject({ code: 0, stderr: "" })
      for (const command of ["play", "simulate", "replay", "rules", "engine", "bench"])
        expect(one?.stdout).toMatch(new RegExp(`^ {2}railhead ${command}`, "m"))
    }
    expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: "" })
  })
})

describe("railhead: what is wrong is told in one line, without a stack trace, and fails", () => {
  it("commands, flags and games that do not exist", () =>
    refuses([
      [/no command "dance"; try railhead --help/, "dance"],
      [/no command "constructor"/, "constructor"],
      [/--dance/, "play", "--dance"],
      [/no game "chess"; the games are gold-west/, "play", "chess"],
      [/no game "chess"; the games are gold-west/, "simulate", "chess"],
      [/no game "chess"; the games are gold-west/, "rules", "chess"],
      [/the games are gold-west/, "simulate"],
    ]))

  it("seats, games and bots that cannot be", () =>
    refuses([
      [/2 to 4 seats/, "play", "gold-west", "--seats", "1"],
      [/2 to 4 seats/, "simulate", "gold-west", "--seats", "5"],
      [/--seats needs a whole number/, "play", "gold-west", "--seats", "2.5"],
      [/--seats needs a whole number/, "play", "gold-west", "--seats", "two"],
      [/--seats/, "play", "gold-west", "--seats"],
      [/--seats/, "play", "gold-west", "--seats", "-1"],
      [/--games needs a/, "simulate", "gold-west", "--games", "0"],
      [/no bot "genius"; the bots are random, greedy/, "play", "gold-west", "--bots", "genius"],
      [/nobody would play: --bots/, "simulate", "gold-west", "--games", "2", "--bots", "none"],
      [/3 bots for 2 places/, "simulate", "gold-west", "--seats", "2", "--bots", "random,random,random"],
    ]))

  it("seeds that are not one line of printable text, and records to go on with that cannot be read", () =>
    refuses([
      ...["", "two\nlines", "tab\t", "a\u2028b"].map(
        seed => [/one line of printable text/, "play", "gold-west", "--seed", seed] as const,
      ),
      [/cannot read no-such.record/, "play", "--load", "no-such.record"],
      [/altered/, "play", "--load", file.altered],
      [/cut off/, "play", "--load", file.cut],
    ]))

  it("options and languages that do not exist", () =>
    refuses([
      [/no option "blackwater"; it has whitewater, board/, "play", "gold-west", "--options", "blackwater"],
      [/"board" must be one of random, reference/, "simulate", "gold-west", "--options", "board=round"],
      [/"whitewater" must be true or false/, "simulate", "gold-west", "--options", "whitewater=maybe"],
      [/not JSON/, "play", "gold-west", "--options", '{"whitewater":'],
      [/no option "blackwater"/, "play", "gold-west", "--options", '{"blackwater":true}'],
      [/--lang is one of en, fr/, "play", "gold-west", "--lang", "de"],
      [/--lang is one of en, fr/, "rules", "gold-west", "GW-8", "--lang", "de"],
      [/--lang is one of en, fr/, "replay", file.whole, "--lang", "de"],
    ]))

  it("records that are not there, altered or cut off, and rules that do not exist", () =>
    refuses([
      [/which file/, "replay"],
      [/cannot read no-such.record/, "replay", "no-such.record"],
      [/cannot read/, "replay", folder],
      [/altered/, "replay", file.altered],
      [/cut off/, "replay", file.cut],
      [/no rule GW-99/, "rules", "gold-west", "GW-99"],
    ]))
})

describe("railhead simulate", () => {
  const few = ["simulate", "gold-west", "--games", "20", "--seats", "2"]

  it("--json prints the figures, with no errors; the same seed gives the same ones again, another others", async () => {
    const ran = await all([
      [...few, "--json"],
      [...few, "--json"],
      [...few, "--json", "--seed", "other"],
    ])
    const reports = ran.map(one => {
      expect(one).toMatchObject({ code: 0, stderr: "" })
      const { seconds, ...figures } = JSON.parse(one.stdout)
      expect(seconds).toBeGreaterThanOrEqual(0)
      return figures
    })
    const [first, again, other] = reports
    expect(first).toMatchObject({ game: "gold-west", seats: 2, games: 20, finished: 20, bots: ["random"] })
    expect(first).toMatchObject({ errors: 0, stuck: 0, failures: [], options: { whitewater: false, board: "random" } })
    for (const figure of ["turns", "decisionsPerGame", "branching"]) expect(first[figure]).toBeGreaterThan(1)
    expect(first.perSeat.map((row: { seat: number }) => row.seat)).toEqual([0, 1])
    for (const { mean, deviation, least, median, most } of first.perSeat) {
      expect(deviation).toBeGreaterThan(0)
      for (const figure of [mean, median]) expect(figure >= least && figure <= most).toBe(true)
    }
    expect(sum(first.perSeat.map((row: { wins: number }) => row.wins))).toBeCloseTo(1, 2)
    expect(first.perBot).toMatchObject([{ bot: "random", games: 40, wins: 0.5 }])
    for (const { games } of first.perSeat) expect(games).toBe(20)
    expect(first.winnersMean).toBeGreaterThan(Math.max(...first.perSeat.map((row: { mean: number }) => row.mean)))
    expect(again).toEqual(first)
    expect(other.perSeat).not.toEqual(first.perSeat)
  })

  it("prints the same for people to read, with options and a bot for each place", async () => {
    const more = ["--bots", "greedy,random", "--options", "whitewater,board=reference", "--games", "4"]
    const { code, stdout } = await railhead(...few, ...more)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^options +\{"whitewater":true,"board":"reference"\}$/m)
    for (const row of [
      "finished +4",
      "stuck +0",
      "errors +0",
      'bots +\\["greedy","random"\\]',
      "winnersMean +\\d",
      "  seat 1 +mean ",
    ])
      expect(stdout).toMatch(new RegExp(`^${row}`, "m"))
    for (const bot of ["greedy", "random"])
      expect(stdout).toMatch(new RegExp(`^  ${bot} +mean .* wins [0-9.]+ %$`, "m"))
    expect(stdout).not.toMatch(/NaN|undefined/)
  })

  it("reads options that are lists, and figures that are words", async () => {
    const options = "privateSides=chosenPerNumber,sidesB=2+5,startPlayer=2"
    const { stdout } = await railhead("simulate", "great-western-trail", "--games", "1", "--options", options)
    expect(stdout).toMatch(/"sidesB":\["2","5"\],"startPlayer":"2"/)
  })
})

describe("railhead replay and rules", () => {
  it("replays a finished game turn by turn and says that it is verified, in both languages", async () => {
    const [en, fr] = await all([
      ["replay", file.whole],
      ["replay", file.whole, "--lang", "fr"],
    ])
    for (const one of [en, fr]) {
      expect(one).toMatchObject({ code: 0, stderr: "" })
      expect(one?.stdout.match(/^[01] \w+/gm)).toHaveLength(choices)
    }
    for (const round of range(12)) expect(en?.stdout).toContain(`Round ${round + 1}: Player 1 begins`)
    expect(en?.stdout).toMatch(/Final score/)
    expect(en?.stdout).toMatch(/^Verified: the record is complete and every mark fits \(\d+ turns\)\.$/m)
    expect(fr?.stdout).toMatch(/^Vérifié\s: la partie est complète/m)
  })

  it("says how far an unfinished game goes, and from where one of other rules differs", async () => {
    const [half, elder] = await all([file.half, file.elder].map(record => ["replay", record]))
    expect(half).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Verified as far as it goes/m) })
    expect(elder).toMatchObject({ code: 0, stdout: expect.stringMatching(/version 99 .* differs from turn 5 on/m) })
  })

  it("reads one numbered rule, a whole section, or all of them", async () => {
    const [one, section, book] = await all([["GW-8.3"], ["GW-8"], []].map(number => ["rules", "gold-west", ...number]))
    expect(one).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^GW-8\.3 A paid placement needs an empty cell\./),
    })
    expect(one?.stdout.match(/^GW-/gm)).toHaveLength(1)
    const under = section?.stdout.match(/^GW-\S+/gm) ?? []
    expect(under.length).toBeGreaterThan(3)
    for (const number of under) expect(number).toMatch(/^GW-8\.\d+$/)
    for (const number of ["GW-1.1 ", "GW-8.3 ", "GW-13.1 "]) expect(book?.stdout).toContain(`\n${number}`.trimStart())
  })
})

describe("railhead arena", () => {
  const contest = ["arena", "gold-west", "--levels", "points,random", "--seats", "3"]

  it("plays bots against bots, tells their shares of wins, and goes on where it was stopped", async () => {
    const few = await railhead(...contest, "--games", "3")
    expect(few).toMatchObject({ code: 0, stderr: "" })
    expect(few.stdout).toMatch(/^gold-west, 3 seats, 3 games, options {.*}; winners' mean \d+\.\d$/m)
    expect(few.stdout).toMatch(/^\| points \| 3 \| \d+\.\d % \| \d+\.\d % – \d+\.\d % \| 33\.3 % \|/m)
    expect(few.stdout).toMatch(/^\| random \| 6 \| /m)
    const more = await railhead(...contest, "--games", "5")
    expect(more.stdout).toMatch(/, 5 games,/)
    const notes = join(folder, ".railhead", "arena")
    const [name = ""] = readdirSync(notes)
    const games = readFileSync(join(notes, name), "utf8")
      .trim()
      .split("\n")
      .map(line => JSON.parse(line).game)
    expect(games.sort()).toEqual(range(5))
  })

  it("refuses bots that nobody knows and more of them than seats", async () => {
    const refused = [
      { args: ["arena", "gold-west", "--levels", "genius"], says: /there is no bot "genius"/ },
      { args: [...contest, "--levels", "random,greedy,value,scout"], says: /--levels needs one to 3 names/ },
      { args: [...contest, "--within", "narrow"], says: /--within needs a whole number from 0 up/ },
    ]
    const ran = await all(refused.map(({ args }) => args))
    refused.forEach(({ args, says }, i) => {
      expectRefusal(args, at(ran, i), says)
    })
  })
})

describe("railhead learn", () => {
  const lesson = ["learn", "gold-west", "--seats", "2", "--games", "4", "--rounds", "1", "--seed", "lesson"]
  const draft = join(folder, ".railhead", "learn", "gold-west.json")

  it("plays its lessons, tells how far it is, and goes on from there", async () => {
    const first = await railhead(...lesson)
    expect(first.stdout).toMatch(/^round 1: winners had \d+\.\d points, the net was wrong by \d+\.\d\d\n$/)
    const learned = readFileSync(draft, "utf8")
    const second = await railhead(...lesson)
    expect([first.code, second.code]).toEqual([0, 0])
    expect(readFileSync(draft, "utf8")).not.toBe(learned)
    const { units, sum } = JSON.parse(readFileSync(draft, "utf8"))
    expect(units.at(-1)).toHaveLength(sum.length - 1)
  })

  it("needs somebody to be compared with", async () => {
    const { code, stderr } = await railhead("learn", "great-western-trail-argentina", "--seats", "1")
    expect(code).toBe(2)
    expect(stderr).toMatch(/--seats needs a number above 1/)
  })
})
