// A game in the terminal: alone against bots, or several people at one keyboard.
import { randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { createInterface, type Interface } from "node:readline"
import { type Bot, knowledge } from "@railhead/bots"
import {
  at,
  decision,
  type Event,
  front,
  num,
  offer,
  Play,
  preview,
  RailheadError,
  range,
  readRecord,
  type Seat,
  type State,
  seeded,
  view,
} from "@railhead/engine"
import { type GameBox, gameIds, openBox, type Words, wordsOf } from "@railhead/games"
import { type Arguments, botList, gameOptions, language, seatCount, text } from "./arguments.ts"
import { readableRule, rulesUnder } from "./rules.ts"
import { cliMessages, scoreTable, seatName, tellAsk, tellChoice, tellEvent, wrap } from "./telling.ts"

export async function play(args: Arguments): Promise<number> {
  const file = text(args, "load", "")
  const record = file === "" ? null : readRecord(readFile(file))
  const box = await openBox(record?.head.game ?? args.words[0] ?? at(gameIds, 0))
  const lang = language(args)
  const words = await wordsOf(box, lang, await cliMessages(lang))
  const seats = record?.head.seats ?? seatCount(args, box, Math.min(3, box.game.seats[1]))
  const rivals = new Array(seats - 1).fill("scout").join(",")
  const bots = botList(args, seats, rivals)
  const seed = text(args, "seed", randomBytes(16).toString("hex"))
  const game = record
    ? Play.open(box.game, record)
    : new Play(box.game, { seats, seed, options: gameOptions(args, box) })
  return new Session(box, words, game, bots).run()
}

function readFile(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    throw new RailheadError("bad-record", `cannot read ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

type Command = (rest: string) => boolean | Promise<boolean>

class Session<S extends State> {
  private readonly box: GameBox<S>
  private readonly words: Words
  private readonly play: Play<S>
  /** The bot at each seat; people sit first. */
  private readonly bots: readonly (Bot | null)[]
  /** What is in the record for good; the events of a draft come on top. */
  private readonly ledger: Event[] = []
  private readonly random: number[]
  private readonly input: Interface
  private readonly lines: AsyncIterator<string>
  /** The turn in which the board was last shown. */
  private shownTurn = -1

  constructor(box: GameBox<S>, words: Words, play: Play<S>, bots: readonly Bot[]) {
    this.box = box
    this.words = words
    this.play = play
    const people = play.counts.length - bots.length
    this.bots = play.counts.map((_, seat) => (seat < people ? null : at(bots, seat - people)))
    this.bots.forEach((bot, seat) => {
      play.endsByHand[seat] = bot === null
    })
    this.random = seeded(`terminal ${play.record.head.seed}`)
    const terminal = process.stdin.isTTY === true
    this.input = createInterface({ input: process.stdin, output: process.stdout, terminal })
    this.lines = this.input[Symbol.asyncIterator]()
  }

  async run(): Promise<number> {
    const { words } = this
    const { seed } = this.play.record.head
    this.print(words.say("cli.welcome", { game: words.say("game.title"), seats: this.bots.length, seed }))
    const alone = this.bots.filter(bot => bot === null).length === 1
    this.bots.forEach((bot, seat) => {
      const who = bot ? words.say("cli.bot", { bot: bot.id }) : words.say(alone ? "cli.you" : "cli.person")
      this.print(`  ${words.say("cli.who", { player: seatName(words, seat), who })}`)
    })
    this.print(`\n${words.say("cli.help")}\n`)
    // Tokens laid out in the setup are on the board; what is worth a line is how the game begins.
    if (!this.play.record.lines.some(line => line.kind === "choice"))
      this.tell(this.play.opening.filter(event => event.did !== "moved"))
    const finished = await this.playOn()
    this.input.close()
    if (finished) this.print(`\n${scoreTable(words, this.play.tableOf(-1))}`)
    const name = seed.replaceAll(/[^\w-]/g, "").slice(0, 8) || "game"
    this.save(`railhead-${name}.record`, finished ? "cli.kept" : "cli.bye")
    return 0
  }

  /** True when the game is over, false when the person has had enough. */
  private async playOn(): Promise<boolean> {
    while (!this.play.over) {
      const seat = this.nextSeat()
      const bot = at(this.bots, seat)
      if (bot) this.botMove(bot, seat)
      else if (!(await this.ask(seat))) return false
    }
    return true
  }

  private nextSeat(): Seat {
    const asked = range(this.bots.length).filter(seat => front(this.play.tableOf(seat).state, seat))
    return asked.find(seat => this.play.draftOf(seat).choices.length > 0) ?? num(asked, 0)
  }

  private botMove(bot: Bot, seat: Seat): void {
    const t = this.play.tableOf(seat)
    const { rules, state } = t
    const list = offer(t, seat)
    const knows = knowledge(rules, this.box)
    const code = list.size === 1 ? list.code(0) : bot.think(knows, view(rules, state, seat), this.random).code
    this.choose(seat, rules.say.write(state, code))
  }

  /** Puts the question until it is answered. False when the person leaves. */
  private async ask(seat: Seat): Promise<boolean> {
    const t = this.play.tableOf(seat)
    const asked = decision(t, seat)
    if (!asked) return true
    if (this.shownTurn !== t.state.turn) this.showBoard(seat)
    this.print(`\n${tellAsk(this.box, this.words, t, asked)}`)
    this.listChoices(seat, asked.choices)
    this.input.setPrompt(this.words.say("cli.prompt", { player: seatName(this.words, seat), rule: asked.rule }))
    for (;;) {
      this.input.prompt()
      const { value, done } = await this.lines.next()
      const line = done ? "quit" : value.trim()
      if (line === "quit") return false
      if (await this.answer(seat, line, asked.choices)) return true
    }
  }

  private showBoard(seat: Seat): void {
    const t = this.play.tableOf(seat)
    this.shownTurn = t.state.turn
    this.print(`\n${this.box.textBoard(view(t.rules, t.state, seat).state, this.words, seat)}`, 5)
  }

  private listChoices(seat: Seat, choices: readonly string[]): void {
    const t = this.play.tableOf(seat)
    const list = offer(t, seat)
    const seen = view(t.rules, t.state, seat)
    const crossing = choices.map(choice => preview(t.rules, seen, choice, seeded("preview")).crossed)
    choices.forEach((choice, i) => {
      const label = tellChoice(this.box, this.words, t, list.code(i))
      this.print(`${String(i + 1).padStart(4)}${crossing[i] ? "!" : " "} ${choice.padEnd(20)} ${label}`, 27)
    })
    if (crossing.includes(true)) this.print(`   ! ${this.words.say("cli.turnsUp")}`)
  }

  private readonly commands: { readonly [word: string]: (seat: Seat) => Command } = {
    help: () => () => this.say("cli.help"),
    "?": seat => () => this.showRules(decision(this.play.tableOf(seat), seat)?.rule ?? ""),
    rule: () => rest => this.showRules(rest),
    why: seat => () => this.showBlocked(seat),
    undo: seat => () => (this.play.undo(seat) ? !this.say("cli.undone") : this.say("cli.nothingToUndo")),
    redo: seat => () => (this.play.redo(seat) ? !this.say("cli.redone") : this.say("cli.nothingToRedo")),
    restart: seat => () => (this.play.restart(seat) ? !this.say("cli.undone") : this.say("cli.nothingToUndo")),
    board: seat => () => {
      this.showBoard(seat)
      return false
    },
    score: seat => () => this.print(scoreTable(this.words, this.play.tableOf(seat))),
    ledger: seat => () => {
      for (const event of [...this.ledger, ...(this.play.tableOf(seat).log ?? [])].slice(-60)) this.tellOne(event)
      return false
    },
    save: () => rest => this.save(rest || "railhead-game.record", "cli.saved"),
  }

  /** True when the position changed and the next question can be put. */
  private async answer(seat: Seat, line: string, choices: readonly string[]): Promise<boolean> {
    if (line === "") return false
    const [word = "", rest = ""] = line.split(/\s+(.*)/s)
    const command = Object.hasOwn(this.commands, word) ? this.commands[word] : undefined
    return command ? command(seat)(rest) : this.choose(seat, choices[Number(line) - 1] ?? line)
  }

  private choose(seat: Seat, choice: string): boolean {
    try {
      const { events, published } = this.play.choose(seat, choice)
      this.ledger.push(...published)
      this.tell(events)
      return true
    } catch (error) {
      if (!(error instanceof RailheadError)) throw error
      if (error.code !== "illegal") return this.print(this.words.say("cli.unknown", { given: choice }))
      const why = this.words.say(error.reason ? `why.${error.reason}` : "cli.notNow", error.data)
      return this.print(this.words.say("cli.illegal", { given: choice, why, rule: error.rule ?? "" }))
    }
  }

  private tell(events: readonly Event[]): void {
    for (const event of events) this.tellOne(event)
  }

  private tellOne(event: Event): void {
    this.print(`  ${tellEvent(this.box, this.words, event, this.bots.length)}`, 4)
  }

  /** One paragraph for all choices that fail for the same reason. */
  private showBlocked(seat: Seat): boolean {
    const blocked = decision(this.play.tableOf(seat), seat, { blocked: true })?.blocked ?? []
    if (blocked.length === 0) return this.say("cli.nothingBlocked")
    const reasons = new Map<string, string[]>()
    for (const { choice, rule, reason, data } of blocked) {
      const why = `${this.words.say(`why.${reason}`, data)} [${rule}]`
      reasons.set(why, [...(reasons.get(why) ?? []), choice])
    }
    for (const [why, choices] of reasons) {
      const more = choices.length > 4 ? ` | … (${choices.length})` : ""
      this.print(`  ${choices.slice(0, 4).join(" | ")}${more}`)
      this.print(`      ${why}`, 6)
    }
    return false
  }

  private async showRules(number: string): Promise<boolean> {
    const book = await this.box.rulebook(this.words.language)
    const found = rulesUnder(book, number)
    if (found.length === 0) {
      const example = book.sections[0]?.no ?? ""
      return this.print(this.words.say("cli.noRule", { given: number, example }))
    }
    for (const rule of found) this.print(readableRule(rule))
    return false
  }

  /** Writes the record and says so with a sentence; where that is not possible it says why. */
  private save(file: string, told: string): false {
    try {
      writeFileSync(file, this.play.text)
      return this.print(this.words.say(told, { file }))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return this.print(this.words.say("cli.notSaved", { file, why }))
    }
  }

  private say(key: string): false {
    return this.print(this.words.say(key))
  }

  private print(text: string, indent = 0): false {
    console.log(wrap(text, " ".repeat(indent)))
    return false
  }
}
