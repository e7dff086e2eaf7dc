import { say } from "../lib/words.ts"
import type { TableModel } from "./model.ts"
import type { Outlook } from "./pick.ts"

/** What a choice would bring, in words. */
export function tellOutlook(model: TableModel, outlook: Outlook): string {
  const you = model.you.value
  const words = model.words.value
  const parts = [...outlook.deltas]
    .sort((a, b) => Number(b.seat === you) - Number(a.seat === you))
    .map(({ seat, figure, from, to }) => {
      const what = words?.say(`figure.${figure}`) ?? figure
      return say(seat === you ? "outlook.own" : "outlook.other", { what, from, to, name: model.nameOf(seat) })
    })
  const changes = parts.length === 0 ? say("outlook.nothing") : parts.join("; ")
  return outlook.reveals ? `${changes}. ${say("outlook.reveals")}` : changes
}
