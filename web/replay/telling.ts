// What a page of the game says, in sentences.
import type { Event, State } from "@railhead/engine"
import type { GameFace } from "@railhead/games/faces"
import { sideName, tellArgs, type Words, withNames } from "@railhead/games/words"
import type { Page } from "@railhead/hosting"
import { say } from "../lib/words.ts"

export interface Teller {
  readonly face: GameFace
  readonly words: Words
  readonly names: readonly string[]
}

function tellEvent({ face, words, names }: Teller, event: Event): string | null {
  const key = `event.${event.did}`
  if (!words.has(key)) return null
  const nameOf = (seat: number) => names[seat] ?? sideName(words, seat)
  return words.say(key, { ...withNames(face.describeEvent(event), nameOf), player: nameOf(event.seat) })
}

/** A choice as its label says it, where `before` is the position it is made in. */
export function tellChoice({ face, words, names }: Teller, before: State, text: string): string {
  const choice = face.spell(text)
  if (!choice) return text
  const telling = withNames(face.describeChoice(before, choice), seat => names[seat] ?? "")
  return words.say(`choice.${choice.verb}`, { ...tellArgs(choice.args), ...telling })
}

export function sentencesOf(teller: Teller, page: Page, before: State): string[] {
  if (page.reseed) return [say("replay.reseed")]
  const told = (page.events ?? []).flatMap(event => tellEvent(teller, event) ?? [])
  if (told.length > 0 || page.seat === undefined) return told
  const player = teller.names[page.seat] ?? ""
  if (page.choice === null || page.choice === undefined) return [say("replay.sealed", { player })]
  return [say("replay.chose", { player, choice: tellChoice(teller, before, page.choice) })]
}
