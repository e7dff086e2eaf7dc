import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Running } from "../app.ts"
import { startTestServer } from "./start.ts"

const PAGE = "<!doctype html><title>Railhead</title><div id=app></div>"
const SCRIPT = `console.log("${"railhead ".repeat(400)}")`
const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }

function built(): string {
  const folder = mkdtempSync(join(tmpdir(), "railhead-web-"))
  mkdirSync(join(folder, "dist", "assets"), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write("secret.txt", "outside")
  write("dist/index.html", PAGE)
  write("dist/sw.js", "self")
  write("dist/manifest.webmanifest", "{}")
  write("dist/icon.svg", "<svg/>")
  write("dist/.built", "stamp")
  write("dist/assets/main-a1b2c3d4.js", SCRIPT)
  return folder
}

describe("the browser client's files", () => {
  let folder = ""
  let server: Running
  const get = (path: string, headers: { readonly [name: string]: string } = {}) =>
    fetch(`${server.address}${path}`, { headers })

  /** As it is: `fetch` would tidy up the path, and ask for a fresh copy where we name an old one. */
  const raw = (path: string, headers: { readonly [name: string]: string } = {}) =>
    new Promise<{ status: number; body: string }>((done, fail) => {
      request({ port: server.port, host: "127.0.0.1", path, headers }, answer => {
        let body = ""
        answer.setEncoding("utf8")
        answer.on("data", text => {
          body += text
        })
        answer.on("end", () => done({ status: answer.statusCode ?? 0, body }))
      })
        .on("error", fail)
        .end()
    })

  beforeAll(async () => {
    folder = built()
    server = await startTestServer({ webFolder: join(folder, "dist") })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("counts files apart from requests, so that opening pages never stops play", async () => {
    const before = Number((await get("/healthz")).headers.get("x-ratelimit-remaining"))
    const file = await get("/assets/main-a1b2c3d4.js")
    expect(Number(file.headers.get("x-ratelimit-limit"))).toBeGreaterThan(10_000)
    const after = Number((await get("/healthz")).headers.get("x-ratelimit-remaining"))
    expect(after).toBe(before - 1)
  })

  it("gives the page at / and at every address of the client", async () => {
    for (const path of ["/", "/t/abc?key=1", "/replay/t/abc/12", "/rules/gold-west/GW-8", "/apiary"]) {
      const answer = await get(path, html)
      expect([answer.status, await answer.text()]).toEqual([200, PAGE])
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/)
      expect(answer.headers.get("cache-control")).toBe("no-cache")
    }
  })

  it("lets hashed files be kept for ever and asks again for all others", async () => {
    const script = await get("/assets/main-a1b2c3d4.js")
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(script.headers.get("content-type")).toMatch(/javascript/)
    for (const path of ["/sw.js", "/manifest.webmanifest", "/icon.svg"]) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-cache"])
    }
    const etag = (await get("/icon.svg")).headers.get("etag") ?? ""
    expect((await raw("/icon.svg", { "if-none-match": etag })).status).toBe(304)
  })

  it("keeps JSON for what is not there: requests, files and figures are no pages", async () => {
    for (const path of ["/api/x", "/api/x/y?z", "/assets/gone-00000000.js", "/healthz/x"]) {
      const answer = await get(path, html)
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "not-found" } }])
    }
    expect((await get("/nothing.txt")).status).toBe(404)
    expect((await fetch(`${server.address}/t/abc`, { method: "POST", headers: html })).status).toBe(404)
    expect(await (await get("/healthz", html)).json()).toEqual({ ok: true })
  })

  it("serves nothing from outside its folder, and no hidden files", async () => {
    const paths = [
      "/../secret.txt",
      "/..%2fsecret.txt",
      "/%2e%2e/secret.txt",
      "/assets/../../secret.txt",
      "/..%5csecret.txt",
    ]
    for (const path of [...paths, "/.built"]) {
      const { status, body } = await raw(path)
      expect([400, 403, 404]).toContain(status)
      expect(body).not.toMatch(/outside|stamp/)
    }
  })

  it("compresses long texts, also those of the API, and leaves short ones", async () => {
    for (const [accept, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
    ] as const) {
      const script = await get("/assets/main-a1b2c3d4.js", { "accept-encoding": accept })
      expect([script.headers.get("content-encoding"), await script.text()]).toEqual([encoding, SCRIPT])
      const api = await get("/api", { "accept-encoding": accept })
      expect([api.headers.get("content-encoding"), await api.json()]).toMatchObject([
        encoding,
        { info: { title: "Railhead" } },
      ])
    }
    expect((await get("/healthz")).headers.get("content-encoding")).toBeNull()
  })

  it("forbids everything that is not its own", async () => {
    const policy = (await get("/", html)).headers.get("content-security-policy") ?? ""
    const rules = Object.fromEntries(
      policy.split(";").map(rule => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]),
    )
    for (const kind of ["default", "script", "style", "font", "img", "worker", "connect"])
      expect([kind, rules[`${kind}-src`]]).toEqual([kind, "'self'"])
  })
})

describe("a server without the browser client", () => {
  it("says how to get it", async () => {
    const server = await startTestServer({ webFolder: join(tmpdir(), "railhead-no-such-folder") })
    try {
      const page = await fetch(server.address, { headers: html })
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("npm run build:web")])
      expect((await fetch(`${server.address}/t/abc`, { headers: html })).status).toBe(404)
    } finally {
      await server.stop()
    }
  })
})
