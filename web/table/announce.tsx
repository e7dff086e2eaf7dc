// What is said to those who do not see the board: others' turns politely, one's own at once.
import { signal, untracked, useSignalEffect } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import { say } from "../lib/words.ts"
import { promptOf } from "./action-bar.tsx"
import type { TableModel } from "./model.ts"
import { fits } from "./said.ts"
import { returned } from "./side/return.ts"
import { mostTelling, tellTogether, turnsIn } from "./side/sentence.ts"
import { type LedgerLine, turnsSince } from "./side/turns.ts"

/** Events that follow each other closely are told together. */
const BURST = 800
const LONGEST = 320
/** At most so many deeds of one seat are told. */
const DEEDS = 4
const LAST_SECONDS = 10_000
/** News is within so many turns. */
const RECENT = 12

/** What was said last, and before it: to be read again above the choices. */
export const said = signal({ now: "", before: "" })

/** Each saying has a number, so that the same words are read again. */
const polite = signal({ text: "", no: 0 })
const urgent = signal({ text: "", no: 0 })
let speaking: TableModel | null = null

function speak(voice: typeof polite, text: string): void {
  if (text === "") return
  voice.value = { text, no: voice.peek().no + 1 }
  if (text !== said.peek().now) said.value = { now: text, before: said.peek().now }
}

function yourTurn(model: TableModel): string {
  const prompt = promptOf(model)
  return prompt ? say("announce.yourTurn", { question: prompt.short }) : ""
}

/** The question once more, in full. */
export function sayQuestion(): void {
  const model = speaking
  if (!model) return
  const prompt = promptOf(model)
  const waiting = model.asked.value.map(({ seat }) => model.nameOf(seat)).join(", ")
  if (prompt)
    speak(polite, say("announce.question", { question: prompt.long, count: model.question.value?.choices.length ?? 0 }))
  else speak(polite, waiting === "" ? say("announce.nobody") : say("announce.waiting", { name: waiting }))
}

/** What others have done since one's own last turn. */
export function sayChanges(): void {
  const model = speaking
  if (!model) return
  const turns = turnsSince(turnsIn(model).value, model.you.value)
  const told = turns.map(({ seat, lines }) => tellTogether(model, seat, mostTelling(model, lines, DEEDS)))
  speak(polite, told.length === 0 ? say("announce.noChanges") : told.join(" "))
}

/** Keys are the entry's number and the event's in it. */
function rank(line: LedgerLine | undefined): number {
  const [entry = -1, event = 0] = line?.key.split(".").map(Number) ?? []
  return entry * 1000 + event
}

/** Tells what is new of others, once it is quiet for a moment; what it returns tells it now. */
function useNews(model: TableModel): () => void {
  const told = useRef<number | null>(null)
  const timer = useRef(0)
  const tellNews = () => {
    clearTimeout(timer.current)
    const turns = turnsIn(model).peek()
    const until = told.current ?? 0
    told.current = rank(turns.at(-1)?.lines.at(-1) ?? turns.at(-2)?.lines.at(-1))
    const sentences = turns
      .slice(-RECENT)
      .filter(({ seat }) => seat !== model.you.peek() && seat >= 0)
      .map(({ seat, lines }) => ({ seat, lines: lines.filter(line => rank(line) > until) }))
      .filter(({ lines }) => lines.length > 0)
      .map(({ seat, lines }) => tellTogether(model, seat, mostTelling(model, lines, DEEDS)))
    speak(polite, fits(sentences, LONGEST))
  }
  useSignalEffect(() => {
    const turns = turnsIn(model).value
    if (turns.length === 0) return
    // What lay there when one came is no news.
    if (told.current === null) told.current = rank(turns.at(-1)?.lines.at(-1) ?? turns.at(-2)?.lines.at(-1))
    else {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(tellNews, BURST)
    }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return tellNews
}

/** At once, when one is asked who was not. */
function useTurn(model: TableModel, tellNews: () => void): void {
  const asked = useRef(-1)
  useSignalEffect(() => {
    const seat = model.question.value?.seat ?? -1
    if (seat >= 0 && seat !== asked.current)
      untracked(() => {
        tellNews()
        speak(urgent, yourTurn(model))
      })
    asked.current = seat
  })
}

/** Once, when only some seconds are left. */
function useLastSeconds(model: TableModel): void {
  const warned = useRef(0)
  useSignalEffect(() => {
    const about = model.about.value
    const clock = about?.clocks[model.you.value]
    if (!about || !clock?.running || about.pace.kind !== "live" || about.status !== "running") return
    const left = clock.left - (about.now - clock.since) - LAST_SECONDS
    const timer = window.setTimeout(
      () => {
        if (warned.current === clock.since) return
        warned.current = clock.since
        speak(urgent, say("announce.seconds", { seconds: LAST_SECONDS / 1000 }))
      },
      Math.max(0, left),
    )
    return () => clearTimeout(timer)
  })
}

export function Announcer({ model }: { model: TableModel }) {
  useEffect(() => {
    speaking = model
    returned(model)
    said.value = { now: "", before: "" }
    return () => {
      speaking = null
    }
  }, [model])
  const tellNews = useNews(model)
  useTurn(model, tellNews)
  useLastSeconds(model)
  return (
    <div class="hidden-text">
      <div aria-live="polite" aria-atomic="true">
        <p key={polite.value.no}>{polite.value.text}</p>
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <p key={urgent.value.no}>{urgent.value.text}</p>
      </div>
    </div>
  )
}
