// For tests in a real browser against a real server: `const site = useSite()` in a file, `await site.newPage()` in a test.
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, onTestFinished } from "vitest"
import { type Look, openBrowser, openPage } from "./browser.ts"
import { type SiteProcess, startSite, startSiteProcess } from "./servers.ts"

interface Place {
  readonly address: string
  stop(): Promise<void>
}

/** Milliseconds for a build, a server and a browser on a machine that is busy with other tests. */
const START = 120_000

class Visit<T extends Place> {
  private browser: Browser | null = null
  private place: T | null = null

  async open(start: () => Promise<T>): Promise<void> {
    this.browser = await openBrowser()
    this.place = await start()
  }

  async close(): Promise<void> {
    await this.browser?.close()
    await this.place?.stop()
  }

  /** The server. */
  get server(): T {
    if (!this.place) throw new Error("the site is there once the tests of the file run")
    return this.place
  }

  get address(): string {
    return this.server.address
  }

  /** A page that fails the test if anything goes wrong on it. Paths such as `/new` are enough for `goto`. */
  async newPage(look: Look = {}): Promise<Page> {
    if (!this.browser) throw new Error("the browser is there once the tests of the file run")
    const { page, problems, close } = await openPage(this.browser, look.address ?? this.address, look)
    onTestFinished(async () => {
      await close()
      if (problems.length > 0) throw new Error(`on the page:\n${problems.join("\n")}`)
    })
    return page
  }
}

function use<T extends Place>(start: () => Promise<T>): Visit<T> {
  const visit = new Visit<T>()
  beforeAll(() => visit.open(start), START)
  afterAll(() => visit.close(), START)
  return visit
}

/** A browser and a server for all tests of a file. */
export function useSite(...setup: Parameters<typeof startSite>): Visit<Awaited<ReturnType<typeof startSite>>> {
  return use(() => startSite(...setup))
}

/** The same with a server that can be killed: `site.server.kill()`, `site.server.restart()`. */
export function useSiteProcess(...setup: Parameters<typeof startSiteProcess>): Visit<SiteProcess> {
  return use(() => startSiteProcess(...setup))
}

/** Both themes and both languages, on a wide screen and on a phone. */
export const looks = [
  { dark: false, language: "en", phone: false },
  { dark: true, language: "fr", phone: false },
  { dark: false, language: "fr", phone: true },
  { dark: true, language: "en", phone: true },
] as const

export { axe } from "./axe.ts"
export { scriptWeight, scriptWeights } from "./weight.ts"
