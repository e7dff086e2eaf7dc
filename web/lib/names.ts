// How the players of a game are called: two that are called the same are told apart by their seats.
import type { Sitting } from "@railhead/hosting"
import { botName } from "../lobby/bots.ts"
import { say } from "./words.ts"

export function namesOf(seats: readonly Pick<Sitting, "name" | "bot">[]): string[] {
  const names = seats.map(({ name, bot }, seat) => {
    if (bot !== null) return botName(bot)
    return name === "" ? say("seat.number", { number: seat + 1 }) : name
  })
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`))
}
