// Pieces that fly from place to place while events are told. Motion shows where something went, nothing else.
import { signal } from "@preact/signals"
import type { Flight } from "@railhead/games/faces"
import { settings, still } from "../lib/settings.ts"

/** A piece in the air, in the page's coordinates. */
export interface Flying {
  readonly key: number
  readonly piece: string
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  readonly duration: number
  readonly delay: number
}

const LONGEST = 400
const factor = { normal: 1, fast: 0.4, once: 0 } as const

export class Motion {
  readonly flying = signal<readonly Flying[]>([])
  private count = 0
  private land = () => {}
  /** Resolves when the pieces have landed, or at once where nothing is to move. */
  fly(flights: readonly Flight[], whose: "own" | "others"): Promise<void> {
    const speed = factor[settings.value.speed]
    if (speed === 0 || still() || document.hidden) return Promise.resolve()
    const flying: Flying[] = []
    for (const { from, to, piece } of flights.slice(0, 8)) {
      const [start, end] = [middle(from), middle(to)]
      if (!start || !end) continue
      const far = Math.hypot(end.x - start.x, end.y - start.y)
      const duration = Math.min(LONGEST, 200 + 0.25 * far) * speed
      const previous = flying.at(-1)
      const delay = previous ? previous.delay + previous.duration * 0.4 : 0
      flying.push({ key: ++this.count, piece, from: start, to: end, duration, delay })
    }
    const last = flying.at(-1)
    if (!last) return Promise.resolve()
    this.flying.value = flying
    return new Promise(done => {
      // One's own pieces do not hold up one's next choice.
      const over = setTimeout(() => this.land(), whose === "own" ? 0 : last.delay + last.duration)
      const clear = setTimeout(() => {
        if (this.flying.value === flying) this.flying.value = []
      }, last.delay + last.duration)
      this.land = () => {
        clearTimeout(over)
        if (whose === "others") {
          clearTimeout(clear)
          this.flying.value = []
        }
        this.land = () => {}
        done()
      }
    })
  }

  /** A touch or Space: everything is where it belongs. */
  skip(): void {
    this.flying.value = []
    this.land()
  }
}

function middle(place: string): { x: number; y: number } | null {
  const box = document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}
