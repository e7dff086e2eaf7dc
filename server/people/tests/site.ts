// For tests: a site with the routes about people, and browsers that visit it.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import swagger from "@fastify/swagger"
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify"
import { originCheck } from "../../http/guard.ts"
import { peopleRoutes } from "../../http/people-routes.ts"
import { Store } from "../../storage/store.ts"
import { People } from "../people.ts"
import { Throttle } from "../throttle.ts"

export const ORIGIN = "https://rails.example"
export const PASSWORD = "correct horse battery"
const argon = { memoryCost: 64, timeCost: 1, parallelism: 1 }

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
type Answer = Promise<LightMyRequestResponse>

export class Site {
  readonly store: Store
  readonly answers: string[] = []
  readonly logged: string[] = []
  /** The time of the throttle. */
  clock = 0
  private readonly folder: string
  private readonly apps = new Map<boolean, FastifyInstance>()

  private constructor(store: Store, folder: string) {
    this.store = store
    this.folder = folder
  }

  static async open(): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), "people-"))
    return new Site(await Store.open({ url: "", file: join(folder, "test.db") }), folder)
  }

  async close(): Promise<void> {
    for (const app of this.apps.values()) await app.close()
    await this.store.close()
    rmSync(this.folder, { recursive: true })
  }

  async app(secureCookies = false): Promise<FastifyInstance> {
    const known = this.apps.get(secureCookies)
    if (known) return known
    const logger = { level: "trace", stream: { write: (line: string) => void this.logged.push(line) } }
    const app = Fastify({ logger, trustProxy: true })
    await app.register(swagger, { openapi: { info: { title: "Railhead", version: "1" } } })
    app.addHook(
      "onRequest",
      originCheck(origin => origin === ORIGIN),
    )
    const people = new People(this.store, { secureCookies, argon })
    await app.register(peopleRoutes, { people, throttle: new Throttle({ now: () => this.clock }) })
    this.apps.set(secureCookies, app)
    return app
  }

  async ask(method: Method, path: string, more: Partial<InjectOptions> = {}): Answer {
    const app = await this.app()
    const answer = await app.inject({ method, url: `/api${path}`, ...more })
    this.answers.push(answer.body)
    return answer
  }

  async guest(name: string): Promise<{ browser: Browser; id: string; recovery: string }> {
    const browser = new Browser(this)
    const answer = await browser.ask("POST", "/guests", { name })
    return { browser, id: answer.json().user.id, recovery: answer.json().recovery }
  }

  async account(name: string): Promise<{ browser: Browser; id: string }> {
    const { browser, id } = await this.guest(name)
    await browser.ask("POST", "/me/account", { name, password: PASSWORD })
    return { browser, id }
  }
}

/** Keeps its cookie and names its origin. */
export class Browser {
  cookie: string | undefined
  private readonly site: Site

  constructor(site: Site) {
    this.site = site
  }

  async ask(method: Method, path: string, payload?: object): Answer {
    const headers = { origin: ORIGIN, ...(this.cookie === undefined ? {} : { cookie: `a=b; railhead=${this.cookie}` }) }
    const answer = await this.site.ask(method, path, { headers, ...(payload ? { payload } : {}) })
    const set = answer.cookies.find(cookie => cookie.name === "railhead")
    if (set) this.cookie = set.value === "" ? undefined : set.value
    return answer
  }
}

export function errorOf(answer: LightMyRequestResponse): [number, string] {
  return [answer.statusCode, answer.json().error.code]
}
