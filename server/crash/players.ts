// Four players at a table who remember what was acknowledged, and come back after every crash.
import { at, below, range } from "@railhead/engine"
import { type Answer, type Asked, PlayingSeat, type Sent } from "../bench/seat.ts"
import type { MadeTable } from "../bench/serve.ts"
import type { Findings, SeatMemory } from "./verify.ts"

class Player implements SeatMemory {
  readonly acknowledged: string[] = []
  sent: Sent | null = null
  socket: PlayingSeat | null = null
  asked: Asked | null = null
  /** After a crash: was the message that had no answer taken all the same? Null while nothing is in doubt. */
  taken: boolean | null = null

  get pending(): string | null {
    return this.sent?.choice ?? null
  }
}

export class Players {
  readonly made: MadeTable
  over = false
  /** Choices acknowledged since the last restart. */
  moves = 0
  readonly problems: string[] = []
  private readonly players: Player[]
  private readonly random: number[]
  private live = 0

  constructor(made: MadeTable, random: number[]) {
    this.made = made
    this.random = random
    this.players = made.cookies.map(() => new Player())
  }

  get memories(): readonly SeatMemory[] {
    return this.players
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  /** Takes in what the log says about messages without an answer. */
  learn({ seats, over }: Findings): void {
    this.over = over
    for (const [i, player] of this.players.entries())
      player.taken = player.sent ? (seats[i]?.pendingTaken ?? false) : null
  }

  /** Sits down again. Whoever had no answer sends the same message once more: it must count once. */
  async connect(address: string): Promise<void> {
    this.moves = 0
    await Promise.all(
      range(this.players.length).map(async i => {
        const player = at(this.players, i)
        player.asked = null
        const events = {
          changed: (_: PlayingSeat, asked: Asked | null, over: boolean) => this.changed(player, asked, over),
          answered: (_: PlayingSeat, answer: Answer) => this.answered(player, answer),
          closed: () => {
            this.live--
          },
        }
        this.live++
        player.socket = await PlayingSeat.open(address, this.made.id, i, at(this.made.cookies, i), events)
        if (player.sent) player.socket.send(player.sent)
        else this.next(player)
      }),
    )
  }

  private changed(player: Player, asked: Asked | null, over: boolean): void {
    player.asked = asked
    this.over ||= over
    this.next(player)
  }

  private answered(player: Player, { type, error }: Answer): void {
    const { sent, taken } = player
    if (!sent) return
    player.sent = null
    player.taken = null
    if (type === "done" && taken === true) this.problems.push(`table ${this.made.id}: "${sent.choice}" was taken twice`)
    if (type === "error" && taken !== true)
      this.problems.push(`table ${this.made.id}: "${sent.choice}" was refused: ${error?.code} ${error?.message}`)
    else {
      player.acknowledged.push(sent.choice)
      this.moves++
    }
    this.next(player)
  }

  /** One message at a time, as soon as the limit of the socket allows. */
  private next(player: Player): void {
    const { socket, asked } = player
    if (!socket || player.sent || this.over || !asked?.decision || asked.count !== player.acknowledged.length) return
    const { ask, choices } = asked.decision
    const sent: Sent = { choice: at(choices, below(this.random, choices.length)), ask, count: asked.count }
    const wait = socket.wait()
    player.sent = sent
    if (wait === 0) socket.send(sent)
    else
      setTimeout(() => {
        if (player.socket === socket) socket.send(sent)
      }, wait)
  }

  /** All sockets are closed, so every answer that will ever come has come. */
  get gone(): boolean {
    return this.live === 0
  }

  leave(): void {
    for (const player of this.players) {
      player.socket?.close()
      player.socket = null
    }
    this.live = 0
  }
}
