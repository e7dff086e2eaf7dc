// The load: many tables of four players who make random legal choices, at a person's pace or as fast as they may.
import { range, seeded } from "@railhead/engine"
import type { ServerChild } from "./child.ts"
import { type Answer, type Asked, PlayingSeat } from "./seat.ts"
import type { MadeTable } from "./serve.ts"

/** Milliseconds between two moves of a table; 0 for as fast as it may. */
export type Pace = number

interface LoadTable {
  readonly made: MadeTable
  readonly seats: PlayingSeat[]
  /** Who is asked now. */
  turn: { readonly seat: PlayingSeat; readonly asked: Asked } | null
  sender: PlayingSeat | null
  sentAt: number
  /** Clients that have not been told of the last move yet. */
  untold: number
  timer: NodeJS.Timeout | null
}

export class Load {
  moves = 0
  /** Those of the moves that could not be taken back any more, and were told to all four. */
  committed = 0
  errors = 0
  games = 0
  /** Milliseconds from sending a move until the last of the four clients was told. */
  latencies: number[] = []
  private readonly server: ServerChild
  private readonly tables = new Set<LoadTable>()
  private readonly random = seeded("load")
  private pace: Pace | null = null

  constructor(server: ServerChild) {
    this.server = server
  }

  /** Makes tables, some at a time. */
  async addTables(count: number): Promise<void> {
    for (let made = 0; made < count; made += 20)
      await Promise.all(range(Math.min(20, count - made)).map(() => this.addTable()))
  }

  private async addTable(): Promise<void> {
    const made = await this.server.makeTable()
    const table: LoadTable = { made, seats: [], turn: null, sender: null, sentAt: 0, untold: 0, timer: null }
    const events = {
      changed: (seat: PlayingSeat, asked: Asked | null, over: boolean) => this.changed(table, seat, asked, over),
      answered: (_seat: PlayingSeat, answer: Answer) => this.answered(answer),
    }
    const { address } = this.server
    table.seats.push(
      ...(await Promise.all(made.cookies.map((cookie, i) => PlayingSeat.open(address, made.id, i, cookie, events)))),
    )
    this.tables.add(table)
    if (this.pace !== null) this.next(table)
  }

  private answered(answer: Answer): void {
    if (answer.type === "done") this.moves++
    else {
      this.errors++
      console.error(`refused: ${answer.error?.code} ${answer.error?.message}`)
    }
  }

  private changed(table: LoadTable, seat: PlayingSeat, asked: Asked | null, over: boolean): void {
    if (asked?.decision) table.turn = { seat, asked }
    if (table.untold > 0) {
      // A choice that can still be taken back is told to its seat alone.
      const draft = seat === table.sender && (asked?.draft.choices.length ?? 0) > 0
      table.untold = draft ? 0 : table.untold - 1
      if (!draft && table.untold === 0) this.told(table)
    }
    if (over) this.replace(table)
    else if (table.untold === 0 && this.pace !== null) this.next(table)
  }

  private told(table: LoadTable): void {
    this.committed++
    this.latencies.push(performance.now() - table.sentAt)
  }

  /** Sends the next move of a table when its time has come and every client has seen the last one. */
  private next(table: LoadTable): void {
    if (table.timer || !table.turn) return
    // Around the pace, not on the beat, as people do.
    const pause = Math.max(table.turn.seat.wait(), (this.pace ?? 0) * (0.5 + Math.random()))
    if (pause === 0) this.move(table)
    else
      table.timer = setTimeout(() => {
        table.timer = null
        this.move(table)
      }, pause)
  }

  private move(table: LoadTable): void {
    if (!table.turn || this.pace === null) return
    const { seat, asked } = table.turn
    table.turn = null
    table.sender = seat
    table.untold = table.seats.length
    table.sentAt = performance.now()
    seat.chooseAny(asked, this.random)
  }

  /** A game that is over makes room for a new one. */
  private replace(table: LoadTable): void {
    if (!this.tables.delete(table)) return
    this.games++
    for (const seat of table.seats) seat.close()
    // At the end of the load the server may be gone before the new table is.
    if (this.pace !== null)
      this.addTable().catch((error: unknown) => {
        if (this.pace !== null) console.error(`no new table: ${error}`)
      })
  }

  begin(pace: Pace): void {
    this.pace = pace
    for (const table of this.tables)
      if (pace === 0) this.next(table)
      // Not all at once.
      else table.timer = setTimeout(() => this.beginAt(table), Math.random() * pace)
  }

  end(): void {
    this.pace = null
    for (const table of this.tables) {
      if (table.timer) clearTimeout(table.timer)
      table.timer = null
    }
  }

  private beginAt(table: LoadTable): void {
    table.timer = null
    this.move(table)
  }

  /** Forgets what was counted so far. */
  reset(): void {
    this.moves = 0
    this.committed = 0
    this.games = 0
    this.latencies = []
  }

  close(): void {
    for (const table of this.tables) for (const seat of table.seats) seat.close()
    this.tables.clear()
  }
}
