// One player of the load: a socket that knows what its seat is asked, and little else, to cost little.
import { at, below } from "@railhead/engine"
import { WebSocket } from "ws"

export interface Asked {
  readonly count: number
  readonly decision: { readonly ask: number; readonly choices: readonly string[] } | null
  readonly draft: { readonly choices: readonly string[] }
}

export interface Sent {
  readonly choice: string
  readonly ask: number
  readonly count: number
}

export interface Answer {
  readonly type: "done" | "error"
  readonly re: number
  readonly seq: number
  readonly error?: { readonly code: string; readonly message: string }
}

export interface SeatEvents {
  /** The table changed; `asked` is set if this seat has something to answer now. */
  changed(seat: PlayingSeat, asked: Asked | null, over: boolean): void
  answered(seat: PlayingSeat, answer: Answer): void
  closed?(seat: PlayingSeat): void
}

/** A little below what the server allows each socket. */
const BURST = 55
const PER_SECOND = 18
const OPEN_LIMIT = 20_000

export class PlayingSeat {
  readonly seat: number
  /** The last message, until it is answered. */
  sent: Sent | null = null
  private readonly ws: WebSocket
  private readonly events: SeatEvents
  private id = 0
  private asked: Asked | null = null
  private allowance = BURST
  private countedAt = performance.now()

  private constructor(ws: WebSocket, seat: number, events: SeatEvents) {
    this.ws = ws
    this.seat = seat
    this.events = events
  }

  /** Opens a socket and waits for the whole table. */
  static open(base: string, table: string, seat: number, cookie: string, events: SeatEvents): Promise<PlayingSeat> {
    const ws = new WebSocket(`${base.replace("http", "ws")}/api/tables/${table}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    })
    const playing = new PlayingSeat(ws, seat, events)
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error("no welcome in time")), OPEN_LIMIT)
      const settle = () => clearTimeout(timer)
      ws.on("error", error => {
        settle()
        fail(error)
      })
      ws.on("close", () => {
        settle()
        fail(new Error("the socket was closed"))
        events.closed?.(playing)
      })
      ws.on("message", data => {
        const text = String(data)
        if (text.startsWith('{"type":"welcome"')) {
          settle()
          done(playing)
        }
        playing.receive(text)
      })
    })
  }

  private receive(text: string): void {
    if (text.startsWith('{"type":"done"') || text.startsWith('{"type":"error"')) {
      this.events.answered(this, JSON.parse(text))
    } else if (text.startsWith('{"type":"change"') || text.startsWith('{"type":"welcome"')) {
      // Only who is asked reads the message: parsing all of them would make the load heavier than the server.
      if (text.includes('"decision":null')) this.asked = null
      // Where nothing is new for a seat its own part is left out.
      else if (text.includes('"own":')) this.asked = JSON.parse(text).own
      const over = text.includes('"status":"over"')
      this.events.changed(this, over ? null : this.asked, over)
    }
  }

  /** Milliseconds until the server's limit lets this socket send again. */
  wait(): number {
    const now = performance.now()
    this.allowance = Math.min(BURST, this.allowance + ((now - this.countedAt) / 1000) * PER_SECOND)
    this.countedAt = now
    return this.allowance >= 1 ? 0 : ((1 - this.allowance) / PER_SECOND) * 1000
  }

  chooseAny({ count, decision }: Asked, random: number[]): void {
    if (!decision || decision.choices.length === 0) return
    this.send({ choice: at(decision.choices, below(random, decision.choices.length)), ask: decision.ask, count })
  }

  send(sent: Sent): void {
    this.allowance--
    this.sent = sent
    this.ws.send(JSON.stringify({ id: ++this.id, do: "choose", ...sent }))
  }

  close(): void {
    this.ws.removeAllListeners("close")
    this.ws.terminate()
  }
}
