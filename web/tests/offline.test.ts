import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { describe, expect, it, onTestFinished } from "vitest"
import { buildWeb } from "../../scripts/build-web.ts"
import { useSite, useSiteProcess } from "./harness.ts"
import { startSite } from "./servers.ts"

const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/

/** The first visit, until everything is on the device. */
async function visit(page: Page, address = "/"): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 20))
  })
}

function heading(page: Page): Promise<void> {
  return page.getByRole("heading", { level: 1 }).waitFor()
}

describe("the site after the first visit", () => {
  const site = useSite()

  it("opens without a network at any of its addresses", async () => {
    const page = await site.newPage({ offline: true, forgives: disconnected })
    await visit(page)
    await page.context().setOffline(true)
    await page.reload()
    await heading(page)
    await page.goto("/settings")
    await heading(page)
  })

  it("keeps its own files and nothing of what the server answers", async () => {
    const page = await site.newPage({ offline: true })
    await visit(page)
    const kept = await page.evaluate(async () => {
      await fetch("/api")
      const caught = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain("/")
    expect(kept.filter(path => path.startsWith("/api"))).toEqual([])
  })

  it("shows a new build at the next load, and keeps that one from then on", async () => {
    const folder = mkdtempSync(join(tmpdir(), "railhead-build-"))
    cpSync(buildWeb(), folder, { recursive: true })
    const other = await startSite({ webFolder: folder })
    onTestFinished(async () => {
      await other.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const change = (name: string, from: string | RegExp, to: string) =>
      writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replace(from, to))
    const page = await site.newPage({ offline: true, address: other.address, forgives: disconnected })
    await visit(page)

    change("index.html", "<html ", '<html data-build="next" ')
    change("sw.js", /VERSION = "\w+"/, 'VERSION = "next"')
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe("next")
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      while (!(await caches.has("railhead-next")) || registration.installing || registration.waiting)
        await new Promise(done => setTimeout(done, 20))
    })
    await page.context().setOffline(true)
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe("next")
  })
})

describe("a server that goes away", () => {
  const site = useSiteProcess()

  it("is not needed to open the site again", async () => {
    const page = await site.newPage({ offline: true, forgives: disconnected })
    await visit(page)
    await site.server.kill()
    await page.goto("/new")
    await page.locator("#app > *").first().waitFor()
    await site.server.restart()
    await page.goto("/")
    await heading(page)
    expect((await page.request.get("/healthz")).ok()).toBe(true)
  })
})
