// The whole table in one sentence.
import { say } from "../lib/words.ts"
import type { KnownGame } from "./known-game.ts"
import { list, tellOptions, tellPace } from "./tell.ts"
import { isLocal, type TableWish } from "./wish.ts"

export function tableSentence(wish: TableWish, known: KnownGame | null): string {
  const count = (kind: string) => wish.seats.filter(seat => seat.kind === kind).length
  const people = ["here", "link", "bot"].flatMap(kind =>
    count(kind) > 0 ? [say(`new.sentence.${kind}`, { count: count(kind) })] : [],
  )
  const how = isLocal(wish)
    ? [say("new.sentence.local")]
    : [tellPace(wish.pace), say(wish.open ? "new.sentence.open" : "new.sentence.private")]
  const options = known ? tellOptions(known, wish.options) : []
  return say("new.sentence", {
    people: list([say("new.sentence.you"), ...people]),
    how: [...options, ...how].join(", "),
  })
}
