// A game in the terminal: alone against bots, or several people at one keyboard.
import { randomBytes } from "node:crypto"
import { writeFileSync } from "node:fs"
import { createInterface, type Interface } from "node:readline/promises"
import type { Bot } from "@railhead/bots"
import {
  at,
  decision,
  type Event,
  front,
  offer,
  Play,
  preview,
  RailheadError,
  range,
  type Seat,
  type State,
  seeded,
  view,
} from "@railhead/engine"
import { type GameBox, gameIds, openBox, type Words, wordsOf } from "@railhead/games"
import { type Arguments, botList, gameOptions, language, seatCount, text } from "./arguments.ts"
import { readableRule, rulesUnder } from "./rules.ts"
import { cliMessages, scoreTable, seatName, tellAsk, tellChoice, tellEvent } from "./telling.ts"

export async function play(args: Arguments): Promise<number> {
  const box = await openBox(args.words[0] ?? at(gameIds, 0))
  const lang = language(args)
  const words = await wordsOf(box, lang, await cliMessages(lang))
  const seats = seatCount(args, box, Math.min(3, box.game.seats[1]))
  const bots = botList(
    args,
    seats,
    range(seats - 1)
      .map(() => "greedy")
      .join(","),
  )
  const seed = text(args, "seed", randomBytes(16).toString("hex"))
  return new Session(box, words, new Play(box.game, { seats, seed, options: gameOptions(args, box) }), bots).run()
}

class Session<S extends State> {
  private readonly box: GameBox<S>
  private readonly words: Words
  private readonly play: Play<S>
  /** The bot at each seat; people sit first. */
  private readonly bots: readonly (Bot | null)[]
  private readonly ledger: string[] = []
  private readonly random: number[]
  private readonly input: Interface
  private readonly lines: AsyncIterator<string>
  /** Whose turn the board was last shown in. */
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
    this.input = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    })
    this.lines = this.input[Symbol.asyncIterator]()
  }

  async run(): Promise<number> {
    const { words } = this
    console.log(
      words.say("cli.welcome", {
        game: words.say("game.title"),
        seats: this.bots.length,
        seed: this.play.record.head.seed,
      }),
    )
    this.bots.forEach((bot, seat) => {
      const who = bot ? words.say("cli.bot", { bot: bot.id }) : words.say("cli.you")
      console.log(`  ${words.say("cli.who", { player: seatName(words, seat), who })}`)
    })
    console.log(`\n${words.say("cli.help")}\n`)
    const finished = await this.playOn()
    this.input.close()
    if (finished) console.log(`\n${scoreTable(words, this.play.tableOf(-1))}`)
    else console.log(`\n${words.say("cli.bye", { file: this.save("railhead-game.record") })}`)
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
    return asked.find(seat => this.play.draftOf(seat).choices.length > 0) ?? at(asked, 0)
  }

  private botMove(bot: Bot, seat: Seat): void {
    const t = this.play.tableOf(seat)
    const list = offer(t, seat)
    const { rules } = t
    const code =
      list.size === 1
        ? list.code(0)
        : bot.think({ rules, evaluate: this.box.evaluate }, view(rules, t.state, seat), this.random).code
    this.tell(this.play.choose(seat, rules.say.write(t.state, code)).events)
  }

  private tell(events: readonly Event[]): void {
    for (const event of events) {
      const line = tellEvent(this.box, this.words, event)
      this.ledger.push(line)
      console.log(`  ${line}`)
    }
  }

  /** Puts the question until it is answered. False when the person leaves. */
  private async ask(seat: Seat): Promise<boolean> {
    const t = this.play.tableOf(seat)
    const asked = decision(t, seat)
    if (!asked) return true
    if (this.shownTurn !== t.state.turn) this.showBoard(seat)
    console.log(`\n${tellAsk(this.box, this.words, t, asked)}`)
    this.listChoices(seat, asked.choices)
    for (;;) {
      const line = await this.read(
        this.words.say("cli.prompt", { player: seatName(this.words, seat), rule: asked.rule }),
      )
      if (line === null || line === "quit") return false
      if (await this.answer(seat, line.trim(), asked.choices)) return true
    }
  }

  private async read(prompt: string): Promise<string | null> {
    process.stdout.write(prompt)
    const { value, done } = await this.lines.next()
    return done ? null : value
  }

  private showBoard(seat: Seat): void {
    const t = this.play.tableOf(seat)
    this.shownTurn = t.state.turn
    console.log(`\n${this.box.textBoard(view(t.rules, t.state, seat).state, this.words, seat)}`)
  }

  private listChoices(seat: Seat, choices: readonly string[]): void {
    const t = this.play.tableOf(seat)
    const list = offer(t, seat)
    const seen = view(t.rules, t.state, seat)
    const crossing = choices.map(choice => preview(t.rules, seen, choice, seeded("preview")).crossed)
    choices.forEach((choice, i) => {
      console.log(
        `${String(i + 1).padStart(4)}${crossing[i] ? "!" : " "} ${choice.padEnd(20)} ${tellChoice(this.words, t, list.code(i))}`,
      )
    })
    if (crossing.includes(true)) console.log(`   ! ${this.words.say("cli.turnsUp")}`)
  }

  /** True when the position changed and the next question can be put. */
  private async answer(seat: Seat, line: string, choices: readonly string[]): Promise<boolean> {
    const [word = "", rest = ""] = line.split(/\s+(.*)/s)
    const commands: { readonly [word: string]: () => boolean | Promise<boolean> } = {
      "": () => false,
      help: () => this.say("cli.help"),
      "?": () => this.showRules(decision(this.play.tableOf(seat), seat)?.rule ?? ""),
      rule: () => this.showRules(rest),
      why: () => this.showBlocked(seat),
      undo: () => (this.play.undo(seat) ? !this.say("cli.undone") : this.say("cli.nothingToUndo")),
      redo: () => (this.play.redo(seat) ? !this.say("cli.redone") : this.say("cli.nothingToRedo")),
      restart: () => (this.play.restart(seat) ? !this.say("cli.undone") : this.say("cli.nothingToUndo")),
      board: () => {
        this.showBoard(seat)
        return false
      },
      score: () => this.print(scoreTable(this.words, this.play.tableOf(seat))),
      ledger: () => this.print(this.ledger.slice(-40).join("\n")),
      save: () => this.print(this.words.say("cli.saved", { file: this.save(rest || "railhead-game.record") })),
    }
    const command = Object.hasOwn(commands, word) ? commands[word] : undefined
    return command ? command() : this.choose(seat, choices[Number(line) - 1] ?? line)
  }

  private choose(seat: Seat, choice: string): boolean {
    try {
      this.tell(this.play.choose(seat, choice).events)
      return true
    } catch (error) {
      if (!(error instanceof RailheadError)) throw error
      const why = error.reason ? this.words.say(`why.${error.reason}`, error.data) : ""
      return this.print(
        this.words.say("cli.unknown", { given: choice, message: `${why}${error.rule ? ` (${error.rule})` : ""}` }),
      )
    }
  }

  private showBlocked(seat: Seat): boolean {
    const blocked = decision(this.play.tableOf(seat), seat, { blocked: true })?.blocked ?? []
    if (blocked.length === 0) return this.say("cli.nothingBlocked")
    // One line for all that fail for the same reason.
    const reasons = new Map<string, string[]>()
    for (const { choice, rule, reason, data } of blocked) {
      const why = `${this.words.say(`why.${reason}`, data)} [${rule}]`
      reasons.set(why, [...(reasons.get(why) ?? []), choice])
    }
    for (const [why, choices] of reasons)
      console.log(
        `  ${choices.slice(0, 4).join(" | ")}${choices.length > 4 ? ` | … ${choices.length}` : ""}\n      ${why}`,
      )
    return false
  }

  private async showRules(number: string): Promise<boolean> {
    const book = await this.box.rulebook(this.words.language)
    for (const rule of rulesUnder(book, number)) console.log(readableRule(rule))
    return false
  }

  private save(file: string): string {
    writeFileSync(file, this.play.text)
    return file
  }

  private say(key: string): false {
    return this.print(this.words.say(key))
  }

  private print(line: string): false {
    console.log(line)
    return false
  }
}
