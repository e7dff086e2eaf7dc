// Pan and zoom of a drawing: wheel, pinch, drag, keys. Moves the group `.camera` inside an `svg.zoomable`.
import { signal } from "@preact/signals"

const MOST = 4

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How many pixels wide and high a place must be that is to be touched. */
export interface Smallest {
  readonly width: number
  readonly height: number
}

/** Below this scale only shapes and letters can be told apart. */
const GLANCE = 0.5

export class Camera {
  /** How many lit places lie beyond the left and the right edge. */
  readonly beyond = signal({ left: 0, right: 0 })
  /** The part of the drawing that is seen, in its own units; null while all of it is. */
  readonly seen = signal<Box | null>(null)
  /** Has the reader moved the view since the last question? Then it stays. */
  private moved = false
  private scale = 1
  private x = 0
  private y = 0
  private svg: SVGSVGElement | null = null
  private readonly pointers = new Map<number, PointerEvent>()
  private dragged = 0
  private smallest: Smallest | null = null

  /** Takes hold of the drawing inside a stage; false if there is none. */
  attach(stage: HTMLElement | null): () => void {
    const drawings = [...(stage?.querySelectorAll<SVGSVGElement>("svg.zoomable") ?? [])]
    const svg = drawings.find(drawing => drawing.getClientRects().length > 0)
    if (svg === this.svg || !svg) return () => {}
    this.svg = svg
    this.scale = 1
    this.x = 0
    this.y = 0
    const on = <K extends keyof SVGElementEventMap>(name: K, listener: (event: SVGElementEventMap[K]) => void) => {
      svg.addEventListener(name, listener, { passive: false })
      return () => svg.removeEventListener(name, listener)
    }
    const off = [
      on("wheel", event => this.wheel(event)),
      on("pointerdown", event => this.down(event)),
      on("pointermove", event => this.move(event)),
      on("pointerup", event => this.up(event)),
      on("pointercancel", event => this.up(event)),
      // What ends a drag is no touch.
      on("click", event => {
        if (this.dragged > 8) event.stopPropagation()
      }),
    ]
    this.place()
    const { smallest } = this
    if (smallest) requestAnimationFrame(() => this.frame(smallest))
    return () => {
      for (const stop of off) stop()
      if (this.svg !== svg) return
      this.svg = null
      this.seen.value = null
    }
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const box = this.svg?.getBoundingClientRect()
    if (!box) return
    this.moved = true
    this.zoomAt(factor, at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }

  fit(): void {
    this.scale = 1
    this.x = 0
    this.y = 0
    this.moved = true
    this.place()
  }

  pan(dx: number, dy: number): void {
    const unit = this.unit()
    this.x += dx / unit
    this.y += dy / unit
    this.place()
  }

  /** Brings a point of the drawing into the middle. */
  look({ x, y }: { x: number; y: number }): void {
    const { seen } = this
    if (!seen.value) return
    this.moved = true
    this.x += (seen.value.x + seen.value.width / 2 - x) * this.scale
    this.y += (seen.value.y + seen.value.height / 2 - y) * this.scale
    this.place()
  }

  /** A new question: the view moves only if something lies outside and the reader has not moved it. */
  ask(): void {
    this.moved = false
  }

  /** Shows the lit places, the largest of them no smaller than `smallest`. */
  frame(smallest: Smallest): void {
    const { svg } = this
    this.smallest = smallest
    if (!svg || this.moved) return
    const lit = [...svg.querySelectorAll(".place.legal, .place.chosen")]
    const samples = lit.length > 0 ? lit : [...svg.querySelectorAll(".place")]
    const boxes = samples.map(place => place.getBoundingClientRect())
    const [width, height] = [Math.max(0, ...boxes.map(box => box.width)), Math.max(0, ...boxes.map(box => box.height))]
    const nearer = width > 0 ? Math.max(smallest.width / width, smallest.height / height) * this.scale : 1
    const wanted = Math.min(MOST, Math.max(1, nearer))
    if (Math.abs(wanted - this.scale) > 0.01) {
      const box = svg.getBoundingClientRect()
      this.zoomAt(wanted / this.scale, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    }
    if (lit.length > 0 && this.scale > 1) this.centre(lit)
    this.count()
  }

  /** Brings a place into view. */
  show(place: string): void {
    const element = this.svg?.querySelector(`[data-place="${CSS.escape(place)}"]`)
    const box = this.svg?.getBoundingClientRect()
    if (!element || !box) return
    const at = element.getBoundingClientRect()
    const inside =
      at.left >= box.left + 8 && at.right <= box.right - 8 && at.top >= box.top + 8 && at.bottom <= box.bottom - 8
    if (!inside) this.centre([element])
    this.count()
  }

  /** Goes to the lit places beyond an edge. */
  beyondEdge(side: "left" | "right"): void {
    const box = this.svg?.getBoundingClientRect()
    if (box) this.pan(side === "left" ? box.width * 0.6 : -box.width * 0.6, 0)
  }

  private centre(elements: readonly Element[]): void {
    const box = this.svg?.getBoundingClientRect()
    if (!box) return
    const boxes = elements.map(element => element.getBoundingClientRect())
    const middle = (low: (b: DOMRect) => number, high: (b: DOMRect) => number) =>
      (Math.min(...boxes.map(low)) + Math.max(...boxes.map(high))) / 2
    this.pan(
      box.x +
        box.width / 2 -
        middle(
          b => b.left,
          b => b.right,
        ),
      box.y +
        box.height / 2 -
        middle(
          b => b.top,
          b => b.bottom,
        ),
    )
  }

  /** Pixels of the screen for one unit of the drawing, before the camera. */
  private unit(): number {
    return this.svg?.getScreenCTM()?.a || 1
  }

  private zoomAt(factor: number, point: { x: number; y: number }): void {
    const matrix = this.svg?.getScreenCTM()
    if (!matrix) return
    const at = new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse())
    const scale = Math.min(MOST, Math.max(1, this.scale * factor))
    const by = scale / this.scale
    this.x = at.x - (at.x - this.x) * by
    this.y = at.y - (at.y - this.y) * by
    this.scale = scale
    this.place()
  }

  private place(): void {
    const { svg } = this
    const camera = svg?.querySelector<SVGGElement>(".camera")
    if (!svg || !camera) return
    this.hold(svg)
    camera.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${this.scale})`)
    svg.dataset.detail = this.unit() * this.scale < GLANCE ? "glance" : "full"
    this.count()
  }

  /** The drawing never leaves its window: what there is room for is seen. */
  private hold(svg: SVGSVGElement): void {
    const { x, y, width, height } = svg.viewBox.baseVal
    const window = this.windowOf(svg)
    this.x = held(this.x, this.scale, x, width, window.x, window.width)
    this.y = held(this.y, this.scale, y, height, window.y, window.height)
    this.seen.value =
      this.scale <= 1
        ? null
        : {
            x: (window.x - this.x) / this.scale,
            y: (window.y - this.y) / this.scale,
            width: window.width / this.scale,
            height: window.height / this.scale,
          }
  }

  /** The window in units of the drawing, before the camera. It may have another shape than the drawing. */
  private windowOf(svg: SVGSVGElement): Box {
    const box = svg.getBoundingClientRect()
    const matrix = svg.getScreenCTM()
    if (!matrix?.a || !matrix.d || box.width === 0) return svg.viewBox.baseVal
    return {
      x: (box.x - matrix.e) / matrix.a,
      y: (box.y - matrix.f) / matrix.d,
      width: box.width / matrix.a,
      height: box.height / matrix.d,
    }
  }

  private count(): void {
    const { svg } = this
    if (!svg) return
    const box = svg.getBoundingClientRect()
    let [left, right] = [0, 0]
    if (this.scale > 1)
      for (const element of svg.querySelectorAll(".place.legal")) {
        const at = element.getBoundingClientRect()
        if (at.left + at.width / 2 < box.left) left++
        else if (at.left + at.width / 2 > box.right) right++
      }
    const { value } = this.beyond
    if (value.left !== left || value.right !== right) this.beyond.value = { left, right }
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY })
  }

  private down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, event)
    this.dragged = 0
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    const others = [...this.pointers.values()].filter(({ pointerId }) => pointerId !== event.pointerId)
    this.pointers.set(event.pointerId, event)
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY]
    this.dragged += Math.abs(dx) + Math.abs(dy)
    const [other] = others
    if (other) {
      const apart = (p: PointerEvent) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY)
      this.zoom(apart(event) / Math.max(1, apart(before)), {
        x: (event.clientX + other.clientX) / 2,
        y: (event.clientY + other.clientY) / 2,
      })
    } else if (this.scale > 1) {
      this.moved = true
      this.pan(dx, dy)
    }
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
  }
}

/** How far a drawing of this length can be moved in a window; it lies in the middle where it is the shorter. */
function held(at: number, scale: number, from: number, length: number, window: number, size: number): number {
  const [first, last] = [window - from * scale, window + size - (from + length) * scale]
  return last > first ? (first + last) / 2 : Math.min(first, Math.max(last, at))
}
