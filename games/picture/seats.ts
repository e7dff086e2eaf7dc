// Every seat has a colour and a shape: the shape is the piece's own outline, so colour is never alone.

export type SeatShape = "circle" | "shield" | "square" | "diamond" | "hexagon" | "cross"

export interface SeatLook {
  readonly id: string
  readonly colour: string
  /** What is drawn on the piece. */
  readonly on: string
  readonly shape: SeatShape
}

export const seatLooks: readonly SeatLook[] = [
  { id: "indigo", colour: "#3355BE", on: "#FFFFFF", shape: "circle" },
  { id: "brick", colour: "#B23920", on: "#FFFFFF", shape: "shield" },
  { id: "marigold", colour: "#EDB52B", on: "#2A211B", shape: "square" },
  { id: "turquoise", colour: "#3AAAB3", on: "#10282A", shape: "hexagon" },
  { id: "bone", colour: "#F9F4EA", on: "#2A211B", shape: "diamond" },
  { id: "plum", colour: "#521F58", on: "#FFFFFF", shape: "cross" },
]

const indigo = seatLooks[0] as SeatLook

export function lookOf(seat: number): SeatLook {
  return seatLooks[seat] ?? indigo
}

/** Shapes of the same radius look equally large. */
const scale: { readonly [shape in SeatShape]: number } = {
  circle: 1,
  square: 0.88,
  diamond: 1.18,
  hexagon: 1.05,
  shield: 1.08,
  cross: 1.06,
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`
}

/** The outline of a piece around (x, y). */
export function shapePath(shape: SeatShape, x: number, y: number, radius: number): string {
  const r = radius * scale[shape]
  const a = r * 0.42
  switch (shape) {
    case "circle":
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case "square":
      return polygon([
        [x - r, y - r],
        [x + r, y - r],
        [x + r, y + r],
        [x - r, y + r],
      ])
    case "diamond":
      return polygon([
        [x, y - r],
        [x + r, y],
        [x, y + r],
        [x - r, y],
      ])
    case "hexagon":
      return polygon(
        [0, 1, 2, 3, 4, 5].map(
          i => [x + r * Math.cos((i * Math.PI) / 3), y + r * Math.sin((i * Math.PI) / 3)] as const,
        ),
      )
    case "shield":
      return `M${x - r} ${y - r * 0.8}H${x + r}V${y}Q${x + r * 0.9} ${y + r * 0.7} ${x} ${y + r}Q${x - r * 0.9} ${y + r * 0.7} ${x - r} ${y}Z`
    case "cross":
      return polygon([
        [x - a, y - r],
        [x + a, y - r],
        [x + a, y - a],
        [x + r, y - a],
        [x + r, y + a],
        [x + a, y + a],
        [x + a, y + r],
        [x - a, y + r],
        [x - a, y + a],
        [x - r, y + a],
        [x - r, y - a],
        [x - a, y - a],
      ])
  }
}
