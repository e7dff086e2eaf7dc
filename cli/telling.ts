// Events, choices and scores in the reader's language.
import {
  at,
  type Decision,
  type Event,
  front,
  num,
  over,
  range,
  type Seat,
  type State,
  score,
  type Table,
} from "@railhead/engine"
import { type GameBox, type Language, type Messages, tellArgs, type Words } from "@railhead/games"

export async function cliMessages(language: Language): Promise<Messages> {
  const json = { with: { type: "json" } } as const
  return (language === "fr" ? await import("./text/fr.json", json) : await import("./text/en.json", json)).default
}

export function seatName(words: Words, seat: Seat): string {
  return words.say("cli.seat", { letter: String.fromCharCode(65 + seat) })
}

export function tellEvent<S extends State>(box: GameBox<S>, words: Words, event: Event): string {
  return words.say(`event.${event.did}`, { ...box.describeEvent(event), player: seatName(words, event.seat) })
}

/** The label of a choice. */
export function tellChoice<S extends State>(words: Words, t: Table<S>, code: number): string {
  const { verb, args } = t.rules.say.read(t.state, code)
  return words.say(`choice.${verb}`, tellArgs(args))
}

/** The question in front of a seat. */
export function tellAsk<S extends State>(box: GameBox<S>, words: Words, t: Table<S>, { seat, step }: Decision): string {
  const open = front(t.state, seat)
  return words.say(`ask.${step}`, open ? box.describeStep(open) : {})
}

export function scoreTable<S extends State>(words: Words, t: Table<S>): string {
  const sheet = score(t.rules, t.state)
  const seats = range(t.state.seats)
  const line = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(24)}${cells.map(cell => String(cell).padStart(8)).join("")}`
  const winners = seats.filter(seat => num(sheet.places, seat) === 1).map(seat => seatName(words, seat))
  return [
    line(
      words.say(sheet.final ? "cli.finalScore" : "cli.scoreNow"),
      seats.map(seat => seatName(words, seat)),
    ),
    ...sheet.rows.map(row =>
      line(
        words.name("score", row.id),
        seats.map(seat => at(row.points, seat)),
      ),
    ),
    line(words.name("score", "total"), sheet.totals),
    line(words.say("cli.place"), sheet.places),
    ...(over(t.state) ? [words.say("cli.winners", { count: winners.length, players: winners.join(", ") })] : []),
  ].join("\n")
}
