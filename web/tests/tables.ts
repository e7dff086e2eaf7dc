// Tables to look at: games on the device as far as one likes, always the same, and tables on the server.
import { botNamed } from "@railhead/bots"
import { nextSeat, type OptionValue, Play, range, seeded, view } from "@railhead/engine"
import { openBox } from "@railhead/games"
import type { Page } from "playwright-core"
import { leave, seat } from "../../server/tests/seating.ts"
import type { KeptGame } from "../worker/shelf.ts"

export interface LocalWish {
  readonly game?: string
  readonly seats?: number
  /** The turns that bots have played already; Infinity for a game that is over. */
  readonly turns?: number
  readonly options?: { readonly [id: string]: OptionValue }
  readonly seed?: string
}

/** A game that bots have played up to a turn: you at seat 0, bots at the others. */
export async function gameAt(wish: LocalWish = {}): Promise<KeptGame> {
  const { seats = 3, turns = 0, options = {}, seed = "a table to look at" } = wish
  const { game, evaluate } = await openBox(wish.game ?? "gold-west")
  const play = new Play(game, { seats, options, seed })
  const bot = botNamed("greedy")
  const random = seeded(seed)
  const turn = () => play.tableOf(-1).state.turn
  const asked = () => nextSeat(play.tableOf(-1).state)
  while (!play.over && (turn() < turns || (turns > 0 && asked() !== 0))) {
    const { rules, state } = play.tableOf(asked())
    const { code } = bot.think({ rules, evaluate }, view(rules, state, asked()), random)
    play.choose(asked(), rules.say.write(state, code))
  }
  const { head, lines } = play.record
  return {
    id: `local${turns}`,
    game: game.id,
    version: head.version,
    options: head.options,
    seed: head.seed,
    seats: range(seats).map(i => (i === 0 ? { name: "Ada", bot: null } : { name: `Bot ${i}`, bot: "greedy" })),
    byHand: true,
    lines,
    drafts: range(seats).map(() => ({ choices: [], undone: [], count: 0 })),
    status: play.over ? "over" : "running",
    at: 0,
  }
}

/** Puts a game onto the device, as if it had been played there: its path. The page must be somewhere on the site. */
export async function putOnDevice(page: Page, kept: KeptGame): Promise<string> {
  await page.evaluate(async game => {
    const opening = indexedDB.open("railhead")
    opening.onupgradeneeded = () => opening.result.createObjectStore("games")
    await new Promise((done, fail) => {
      opening.onsuccess = done
      opening.onerror = fail
    })
    const writing = opening.result.transaction("games", "readwrite")
    writing.objectStore("games").put(game, game.id)
    await new Promise((done, fail) => {
      writing.oncomplete = done
      writing.onerror = fail
    })
    opening.result.close()
  }, kept)
  return `/local/${kept.id}`
}

/** Opens a game on the device. */
export async function openLocal(page: Page, wish: LocalWish = {}): Promise<void> {
  await page.goto("/")
  await page.goto(await putOnDevice(page, await gameAt(wish)))
}

/** A table on the server, begun, with the page's person at seat 0 and bots at the others: its path. */
export async function tableOnServer(page: Page, address: string, bots: readonly string[]): Promise<string> {
  const seated = await seat(address, ["Ada"], { bots })
  leave(seated)
  const [name = "", value = ""] = (seated.people[0]?.cookie ?? "").split("=")
  await page.context().addCookies([{ name, value, url: address }])
  return `/t/${seated.id}?key=${seated.key}`
}
