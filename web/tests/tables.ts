// Tables to look at: games on the device as far as one likes, always the same, and tables on the server.
import { botNamed, knowledge } from "@railhead/bots"
import {
  type Decision,
  decision,
  nextSeat,
  type OptionValue,
  Play,
  range,
  type State,
  seeded,
  view,
} from "@railhead/engine"
import { openBox } from "@railhead/games"
import type { Page } from "playwright-core"
import { leave, type Seated, seat } from "../../server/tests/seating.ts"
import type { KeptGame } from "../worker/shelf.ts"

export interface LocalWish {
  readonly game?: string
  readonly seats?: number
  /** The turns that bots have played already; Infinity for a game that is over. */
  readonly turns?: number
  /** As far as to a question at the start of your turn that this says yes to. */
  readonly until?: (state: State, asked: Decision) => boolean
  /** To one in the midst of your turn as well: what was chosen before it can still be taken back. */
  readonly within?: boolean
  readonly options?: { readonly [id: string]: OptionValue }
  readonly seed?: string
}

/** A game that bots have played up to a turn: you at seat 0, bots at the others. */
export async function gameAt(wish: LocalWish = {}): Promise<KeptGame> {
  const { seats = 3, turns = 0, options = {}, seed = "a table to look at" } = wish
  const box = await openBox(wish.game ?? "gold-west")
  const play = new Play(box.game, { seats, options, seed })
  const bot = botNamed("greedy")
  const random = seeded(seed)
  const turn = () => play.tableOf(-1).state.turn
  const asked = () => nextSeat(play.tableOf(-1).state)
  const far = () => {
    if (turn() < turns || ((turns > 0 || wish.until) && asked() !== 0)) return false
    const question = wish.until && decision(play.tableOf(0), 0)
    const begun = !wish.within && play.draftOf(0).choices.length > 0
    return !question || (!begun && wish.until?.(play.tableOf(0).state, question) === true)
  }
  while (!play.over && !far()) {
    const { rules, state } = play.tableOf(asked())
    const { code } = bot.think(knowledge(rules, box), view(rules, state, asked()), random)
    play.choose(asked(), rules.say.write(state, code))
  }
  const { head, lines } = play.record
  return {
    id: `local${turns}`,
    game: box.game.id,
    version: head.version,
    options: head.options,
    seed: head.seed,
    seats: range(seats).map(i => (i === 0 ? { name: "Ada", bot: null } : { name: `Bot ${i}`, bot: "greedy" })),
    byHand: true,
    lines,
    drafts: range(seats).map(seat => ({ choices: play.draftOf(seat).choices, undone: [], count: 0 })),
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
  return comeAs(page, address, seated, 0)
}

/** The page becomes that of somebody who sits at a table: the table's path. */
export async function comeAs(
  page: Page,
  address: string,
  { id, key, people }: Seated,
  seated: number,
): Promise<string> {
  const [name = "", value = ""] = (people[seated]?.cookie ?? "").split("=")
  await page.context().addCookies([{ name, value, url: address }])
  return `/t/${id}?key=${key}`
}
