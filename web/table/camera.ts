// Pan and zoom of a drawing: wheel, pinch, drag, keys. Moves the group `.camera` inside an `svg.zoomable`.
import { signal } from "@preact/signals"

const MOST = 4

export class Camera {
  /** How many lit places lie beyond the left and the right edge. */
  readonly beyond = signal({ left: 0, right: 0 })
  /** Has the reader moved the view since the last question? Then it stays. */
  private moved = false
  private scale = 1
  private x = 0
  private y = 0
  private svg: SVGSVGElement | null = null
  private readonly pointers = new Map<number, PointerEvent>()
  private dragged = 0
  /** How many pixels a small tile must have. */
  private smallest = 0

  /** Takes hold of the drawing inside a stage; false if there is none. */
  attach(stage: HTMLElement | null): () => void {
    const svg =
      stage?.querySelector<SVGSVGElement>(":not([hidden]) > svg.zoomable, .zone:not([hidden]) svg.zoomable") ?? null
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
    if (this.smallest > 0) requestAnimationFrame(() => this.frame(this.smallest))
    return () => {
      for (const stop of off) stop()
      if (this.svg === svg) this.svg = null
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

  /** A new question: the view moves only if something lies outside and the reader has not moved it. */
  ask(): void {
    this.moved = false
  }

  /** Shows the lit places, small tiles no smaller than `smallest` pixels. */
  frame(smallest: number): void {
    const { svg } = this
    this.smallest = smallest
    if (!svg || this.moved) return
    const lit = [...svg.querySelectorAll(".place.legal, .place.chosen")]
    const sample = lit[0] ?? svg.querySelector(".place")
    const width = sample ? sample.getBoundingClientRect().width / this.scale : 0
    const wanted = width > 0 ? Math.min(MOST, Math.max(1, smallest / width)) : 1
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
    this.count()
  }

  /** The drawing never leaves its frame. */
  private hold(svg: SVGSVGElement): void {
    const { x, y, width, height } = svg.viewBox.baseVal
    this.x = Math.min(x - x * this.scale, Math.max(x + width - (x + width) * this.scale, this.x))
    this.y = Math.min(y - y * this.scale, Math.max(y + height - (y + height) * this.scale, this.y))
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
