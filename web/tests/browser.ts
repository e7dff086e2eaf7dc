// A Chromium and pages in it, as a person would have them. Whatever goes wrong there is written down.
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core"
import { browserArguments, findBrowser } from "../../scripts/browser.ts"

/** What the person has in front of them. */
export interface Look {
  /** 390 × 844 with touch, in place of 1440 × 900 with a mouse. */
  readonly phone?: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly dark?: boolean
  readonly language?: "en" | "fr"
  /** Prefers reduced motion. */
  readonly reduced?: boolean
  /** With the service worker, which fetches everything at the first visit; without it pages are faster. */
  readonly offline?: boolean
  /** Another site than the file's own. */
  readonly address?: string
  /** Problems that the test itself makes, such as a server that is killed. */
  readonly forgives?: RegExp
}

export interface OpenPage {
  readonly page: Page
  /** Errors on the console or uncaught, failed requests, requests to anybody else. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Milliseconds until an action or a wait gives up; machines under test are slow. */
const PATIENCE = 20_000

/** How a visitor learns that nobody is signed in. */
const NOBODY = /status of 401 .*\/api\/me$/
/** Left half-way because the page went elsewhere. */
const LEFT = "net::ERR_ABORTED"

export function openBrowser(): Promise<Browser> {
  const { path } = findBrowser({ install: false })
  // Names of other hosts lead nowhere: a page that asks for them fails here as it would on a train.
  const rules = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
  return chromium.launch({ executablePath: path, args: [...browserArguments(), rules] })
}

function contextOf(address: string, look: Look): BrowserContextOptions {
  const { phone = false, dark = false, language = "en", reduced = false, offline = false } = look
  return {
    baseURL: address,
    viewport: look.viewport ?? (phone ? PHONE : DESKTOP),
    ...(phone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
    colorScheme: dark ? "dark" : "light",
    locale: language === "fr" ? "fr-FR" : "en-GB",
    reducedMotion: reduced ? "reduce" : "no-preference",
    serviceWorkers: offline ? "allow" : "block",
  }
}

const scripts = new WeakMap<Page, Set<string>>()

/** The addresses of all scripts that a page has asked for so far, also in its workers. */
export function scriptsOf(page: Page): readonly string[] {
  return [...(scripts.get(page) ?? [])]
}

/** A page of its own, with no memory of others. */
export async function openPage(browser: Browser, address: string, look: Look = {}): Promise<OpenPage> {
  const context = await browser.newContext(contextOf(address, look))
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const problems: string[] = []
  const note = (problem: string) => {
    if (!NOBODY.test(problem) && !look.forgives?.test(problem)) problems.push(problem)
  }
  const asked = new Set<string>()
  scripts.set(page, asked)

  page.on("console", message => {
    if (message.type() === "error") note(`console: ${message.text()} ${message.location().url}`)
  })
  page.on("pageerror", error => note(`error: ${error.stack ?? error.message}`))
  page.on("crash", () => note("the page crashed"))
  page.on("requestfailed", request => {
    const why = request.failure()?.errorText ?? ""
    if (why !== LEFT) note(`request failed: ${request.url()} ${why}`)
  })
  const own = new URL(address).host
  const stranger = (url: string) => {
    const { host, protocol } = new URL(url)
    if (/^(http|ws)s?:$/.test(protocol) && host !== own) note(`request to another host: ${url}`)
  }
  context.on("request", request => {
    const { pathname } = new URL(request.url())
    stranger(request.url())
    if (pathname.endsWith(".js") && request.serviceWorker() === null) asked.add(pathname)
  })
  page.on("websocket", socket => stranger(socket.url()))
  return { page, problems, close: () => context.close() }
}
