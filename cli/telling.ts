// Events, choices and scores in the reader's language.
import { type Decision, type Event, front, num, over, type Seat, type State, score, type Table } from "@railhead/engine"
import { type GameBox, type Language, type Messages, tellArgs, type Words } from "@railhead/games"
import { sideName, withNames } from "@railhead/games/words"

export async function cliMessages(language: Language): Promise<Messages> {
  const json = { with: { type: "json" } } as const
  return (language === "fr" ? await import("./text/fr.json", json) : await import("./text/en.json", json)).default
}

export function seatName(words: Words, seat: Seat): string {
  return words.say("cli.seat", { mark: seat + 1 })
}

/** A seat by its number; sides after the seats have names of their own. */
export function nameOf(words: Words, side: number, seats: number): string {
  return side < seats ? seatName(words, side) : sideName(words, side)
}

export function tellEvent<S extends State>(box: GameBox<S>, words: Words, event: Event, seats: number): string {
  const called = (side: number) => nameOf(words, side, seats)
  return words.say(`event.${event.did}`, {
    ...withNames(box.describeEvent(event), called),
    player: called(event.seat),
  })
}

/** The label of a choice. */
export function tellChoice<S extends State>(box: GameBox<S>, words: Words, t: Table<S>, code: number): string {
  const choice = t.rules.say.read(t.state, code)
  const described = withNames(box.describeChoice(t.state, choice), side => nameOf(words, side, t.state.seats))
  return words.say(`choice.${choice.verb}`, { ...tellArgs(choice.args), ...described })
}

/** Breaks lines between words, so that nothing is cut at the edge of the terminal. */
export function wrap(text: string, indent = ""): string {
  const columns = Math.max(40, process.stdout.columns ?? 100)
  return text
    .split("\n")
    .map(line => wrapLine(line, columns, indent))
    .join("\n")
}

function wrapLine(line: string, columns: number, indent: string): string {
  const lines = [""]
  for (const word of line.split(/(?<= )/)) {
    const now = lines.at(-1) ?? ""
    if (now.trim() !== "" && now.length + word.trimEnd().length > columns) lines.push(indent + word)
    else lines[lines.length - 1] = now + word
  }
  return lines.map(l => l.trimEnd()).join("\n")
}

/** The question in front of a seat. */
export function tellAsk<S extends State>(box: GameBox<S>, words: Words, t: Table<S>, { seat, step }: Decision): string {
  const open = front(t.state, seat)
  return words.say(`ask.${step}`, open ? box.describeStep(open) : {})
}

export function scoreTable<S extends State>(words: Words, t: Table<S>): string {
  const sheet = score(t.rules, t.state)
  const names = sheet.totals.map((_, side) => nameOf(words, side, t.state.seats))
  const width = 2 + Math.max(6, ...names.map(name => name.length))
  const line = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(24)}${cells.map(cell => String(cell).padStart(width)).join("")}`
  const winners = names.filter((_, side) => num(sheet.places, side) === 1)
  return [
    line(words.say(sheet.final ? "cli.finalScore" : "cli.scoreNow"), names),
    ...sheet.rows.map(row => line(words.name("score", row.id), row.points)),
    line(words.name("score", "total"), sheet.totals),
    line(words.say("cli.place"), sheet.places),
    ...(over(t.state) ? [words.say("cli.winners", { count: winners.length, players: winners.join(", ") })] : []),
  ].join("\n")
}
