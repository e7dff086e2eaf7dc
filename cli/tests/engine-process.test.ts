import { spawn } from "node:child_process"
import { tmpdir } from "node:os"
import { fileURLToPath } from "node:url"
import { at } from "@railhead/engine"
import { describe, expect, it } from "vitest"

const bin = fileURLToPath(new URL("../bin/railhead.mjs", import.meta.url))

/** All lines go in at once, the last without an end, then the input ends. */
function engine(lines: readonly string[]): Promise<{ code: number | null; answers: object[]; stderr: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, "engine"], { cwd: tmpdir() })
    let stdout = ""
    let stderr = ""
    child.stdout.setEncoding("utf8").on("data", text => {
      stdout += text
    })
    child.stderr.setEncoding("utf8").on("data", text => {
      stderr += text
    })
    child.on("error", fail)
    child.on("close", code => {
      const answers = stdout.split("\n").filter(line => line !== "")
      done({ code, answers: answers.map((line): object => JSON.parse(line)), stderr })
    })
    child.stdin.end(lines.join("\n"))
  })
}

const newGame = { do: "new", game: "gold-west", seats: 2, seed: "process" }

describe("railhead engine as a process", () => {
  it("answers line by line in order, errors too, and ends with the input", async () => {
    const { code, answers, stderr } = await engine([
      JSON.stringify({ id: 1, ...newGame }),
      "",
      JSON.stringify({ id: "two", do: "decision", state: "s1" }),
      "{broken",
      JSON.stringify({ id: 3, do: "apply", state: "s1", seat: 1, choice: "activate 9" }),
      JSON.stringify({ id: 4, do: "apply", state: "s1", seat: 1, choice: "activate 0" }),
      JSON.stringify({ do: "hash", state: "s1" }),
      JSON.stringify({ id: { mine: [5] }, do: "free", state: "s1" }),
    ])
    expect(answers).toMatchObject([
      { id: 1, state: "s1" },
      { id: "two", over: false, decisions: [{ seat: 1, choices: ["activate 0", "activate 1"] }] },
      { id: null, error: { code: "bad-json" } },
      { id: 3, error: { code: "illegal", rule: "GW-5.1" } },
      { id: 4, crossed: false },
      { id: null, hash: expect.stringMatching(/^[0-9a-f]{32}$/) },
      { id: { mine: [5] } },
    ])
    expect([code, stderr]).toEqual([0, ""])
  })

  it("reads lines that end in CR LF, and a last line without an end", async () => {
    const { answers } = await engine([
      `${JSON.stringify({ id: 1, ...newGame })}\r`,
      '{"id":2,"do":"hash","state":"s1"}',
    ])
    expect(answers).toMatchObject([{ id: 1 }, { id: 2 }])
  })

  it("takes a line for a line whatever Unicode is in its texts: one request, one answer", async () => {
    const texts = ["é 🤠", "a\u2028b", "a\u2029b", "a\u0085b"]
    const { answers } = await engine([
      ...texts.map(text => JSON.stringify({ id: text, ...newGame })),
      ...texts.map(text => JSON.stringify({ id: text, do: "apply", state: "s1", seat: 1, choice: text })),
    ])
    expect(answers).toMatchObject([
      ...texts.map((id, i) => ({ id, state: `s${i + 1}` })),
      ...texts.map(id => ({ id, error: { code: "malformed", message: expect.stringContaining(id) } })),
    ])
  })

  it("takes a character that comes in two parts for one", async () => {
    const child = spawn(process.execPath, [bin, "engine"], { cwd: tmpdir() })
    const bytes = Buffer.from('{"id":"🤠","do":"games"}\n')
    const answer = new Promise<string>(done => child.stdout.setEncoding("utf8").once("data", done))
    child.stdin.write(bytes.subarray(0, 8))
    await new Promise(done => setTimeout(done, 200))
    child.stdin.end(bytes.subarray(8))
    expect(JSON.parse(await answer)).toMatchObject({ id: "🤠", games: expect.any(Array) })
  })

  it("answers a game's worth of requests without losing one", async () => {
    const many = Array.from({ length: 400 }, (_, i) => JSON.stringify({ id: i + 2, do: "dump", state: "s1" }))
    const { answers } = await engine([JSON.stringify({ id: 1, ...newGame }), ...many])
    expect(answers).toHaveLength(401)
    expect(at(answers, 400)).toMatchObject({ id: 401, game: "gold-west" })
  })

  it("ends quietly when nobody reads its answers any more", async () => {
    const child = spawn(process.execPath, [bin, "engine"], { cwd: tmpdir() })
    child.stdin.on("error", () => {})
    let stderr = ""
    child.stderr.setEncoding("utf8").on("data", text => {
      stderr += text
    })
    const ended = new Promise(done => child.on("close", done))
    child.stdin.write('{"id":1,"do":"games"}\n')
    await new Promise(done => child.stdout.once("data", done))
    child.stdout.destroy()
    child.stdin.end('{"id":2,"do":"games"}\n'.repeat(1000))
    expect([await ended, stderr]).toEqual([0, ""])
  })
})
