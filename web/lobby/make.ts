// From a wish to a table, on this device or on the server. Answers with its address.
import { ask } from "../lib/api.ts"
import { settings } from "../lib/settings.ts"
import { inWorker, Refused } from "../lib/worker.ts"
import { comeIn, myName } from "./my-name.ts"
import { isLocal, type TableWish, type WishedSeat } from "./wish.ts"

function sitDown(seat: WishedSeat) {
  if (seat.kind === "bot") return { name: "", bot: seat.bot }
  return { name: seat.kind === "here" ? seat.name.trim() : myName.value, bot: null }
}

async function makeLocal({ game, seats, options }: TableWish): Promise<string> {
  const wish = { game, seats: seats.map(sitDown), byHand: settings.value.byHand }
  return `/local/${await inWorker("create", { ...wish, options })}`
}

async function makeOnServer({ game, seats, options, pace, open }: TableWish): Promise<string> {
  await comeIn()
  const wish = { game, seats: seats.length, options, pace, open, bots: [] }
  const { id, key } = await ask<{ id: string; key: string }>("POST", "/api/tables", wish)
  for (const [i, seat] of seats.entries())
    if (seat.kind === "bot") await ask("POST", `/api/tables/${id}/seats/${i}`, { bot: seat.bot })
  return `/t/${id}?key=${encodeURIComponent(key)}`
}

export function makeTable(wish: TableWish): Promise<string> {
  return isLocal(wish) ? makeLocal(wish) : makeOnServer(wish)
}

/** As `makeTable`; options that the game no longer has are left out. */
export async function playAtOnce(wish: TableWish): Promise<string> {
  try {
    return await makeTable(wish)
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== "bad-option") throw error
    return makeTable({ ...wish, options: {} })
  }
}
