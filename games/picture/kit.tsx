// The picture language that all boards share: icons, pieces, and places that can be touched.

import { computed, type ReadonlySignal } from "@preact/signals"
import type { Choice } from "@railhead/engine"
import { type ComponentChildren, createContext, type JSX } from "preact"
import { useContext, useMemo } from "preact/hooks"
import { lookOf, shapePath } from "./seats.ts"
import "./picture.css"

/** An icon in HTML: "g:pine-tree" or "u:undo-2". Give a label where no text stands beside it. */
export function Icon({ name, size = 18, label }: { name: string; size?: number; label?: string }) {
  const href = `#${name.replace(":", "-")}`
  const told = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is told or hidden by what stands in `told`
    <svg class="icon" width={size} height={size} {...told}>
      <use href={href} />
    </svg>
  )
}

/** An icon inside a drawing, centred on x, y. */
export function Glyph({
  name,
  x,
  y,
  size,
  colour,
}: {
  name: string
  x: number
  y: number
  size: number
  colour?: string
}) {
  const href = `#${name.replace(":", "-")}`
  return (
    <use
      href={href}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      {...(colour === undefined ? {} : { style: { color: colour } })}
    />
  )
}

/** A wooden piece of a seat inside a drawing, with an icon on it if one is named. */
export function SeatPiece({ seat, x, y, r, icon }: { seat: number; x: number; y: number; r: number; icon?: string }) {
  const { shape, colour, on } = lookOf(seat)
  return (
    <g class="piece">
      <path d={shapePath(shape, x, y, r)} fill={colour} />
      {icon !== undefined && <Glyph name={icon} x={x} y={y} size={r * 1.25} colour={on} />}
    </g>
  )
}

/** The seat's shape beside a name in text. */
export function SeatBadge({ seat, size = 18 }: { seat: number; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <SeatPiece seat={seat} x={0} y={0} r={7.6} />
    </svg>
  )
}

/** What the question means for one place. */
export interface Mark {
  /** `legal`: something can be chosen here. `chosen`: it is. `blocked`: not now. `shown`: pointed at from the ledger or a rule. */
  readonly kind: "legal" | "chosen" | "blocked" | "shown"
  /** Its number among the choices, for the badge and the key; 0 for none. */
  readonly no: number
  /** What the choice costs or brings, in a word or two. */
  readonly tag: string
  /** The whole choice in words, for those who do not see the board. */
  readonly label: string
}

export interface Marks {
  readonly all: ReadonlySignal<ReadonlyMap<string, Mark>>
  /** What is selected, for drawings that show more of it than its place, such as the way there. */
  readonly selected?: ReadonlySignal<{ readonly spelled: Choice } | null>
  touch(place: string): void
  /** Long touch or right click: what is this? */
  inspect(place: string): void
}

export const MarksContext = createContext<Marks | null>(null)

/** The mark of a place, if it has one. Who asks is drawn again only when that mark changes, not with every mark. */
export function useMark(place: string): Mark | null {
  const marks = useContext(MarksContext)
  const mark = useMemo(() => computed(() => marks?.all.value.get(place) ?? null), [marks, place])
  return mark.value
}

/** What is selected. */
export function useSelected(): Choice | null {
  return useContext(MarksContext)?.selected?.value?.spelled ?? null
}

/** What makes a marked place a button: touched, focused and announced. A blocked one tells why when it is touched. */
function asButton(marks: Marks | null, id: string, mark: Mark | null) {
  if (mark?.kind === "blocked") return { onClick: () => marks?.touch(id) }
  if (mark?.kind !== "legal" && mark?.kind !== "chosen") return {}
  return {
    role: "button" as const,
    tabindex: mark.kind === "chosen" ? 0 : -1,
    "aria-label": mark.label,
    "aria-pressed": mark.kind === "chosen",
    onClick: () => marks?.touch(id),
    onContextMenu: (event: Event) => {
      event.preventDefault()
      marks?.inspect(id)
    },
  }
}

/**
 * A thing on the board that a choice can be about. Draws its children, and while it can be chosen is a button:
 * touched, focused and announced. The ring around it is the child with the class `ring`, or drawn by `ring`.
 */
export function Place({
  id,
  ring,
  children,
}: {
  id: string
  ring?: (mark: Mark) => JSX.Element
  children: ComponentChildren
}) {
  const marks = useContext(MarksContext)
  const mark = useMark(id)
  const { "aria-label": label, ...button } = { "aria-label": "", ...asButton(marks, id, mark) }
  return (
    <g class={mark ? `place ${mark.kind}` : "place"} data-place={id} {...button}>
      {/* A title names the button; what is printed on it is not read out as well. */}
      {label !== "" && <title>{label}</title>}
      <g {...(label === "" ? {} : { "aria-hidden": true })}>
        {children}
        {mark && ring?.(mark)}
      </g>
    </g>
  )
}

/** The same for what lies in HTML rather than in a drawing; its ring is the border that the style sheet draws. */
export function PlaceBox({
  id,
  class: name = "",
  children,
}: {
  id: string
  class?: string
  children: ComponentChildren
}) {
  const marks = useContext(MarksContext)
  const mark = useMark(id)
  const { "aria-label": label, ...button } = { "aria-label": "", ...asButton(marks, id, mark) }
  // No arrows lead here, as they do on a board: it is reached by Tab.
  const byKey = label === "" ? {} : { tabindex: 0, onKeyDown: (event: KeyboardEvent) => pressed(event, marks, id) }
  return (
    <div class={mark ? `place ${mark.kind} ${name}` : `place ${name}`} data-place={id} {...button} {...byKey}>
      {children}
      {label !== "" && <span class="hidden-text">{label}</span>}
      {mark !== null && mark.no > 0 && (
        <span class="box-badge" aria-hidden="true">
          {mark.no}
        </span>
      )}
    </div>
  )
}

function pressed(event: KeyboardEvent, marks: Marks | null, id: string): void {
  if (event.key !== "Enter" && event.key !== " ") return
  event.preventDefault()
  event.stopPropagation()
  marks?.touch(id)
}

/** The number of a choice, at the upper left of its place. */
export function Badge({ no, x, y }: { no: number; x: number; y: number }) {
  if (no === 0) return null
  return (
    <g class="badge">
      <circle cx={x} cy={y} r={8.5} />
      <text x={x} y={y + 4} class="mid">
        {no}
      </text>
    </g>
  )
}
