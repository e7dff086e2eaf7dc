// How values grew over the turns: one line for each seat, its shape every few turns, its name at the end.
import { SeatPiece } from "@railhead/games/picture"
import type { RefObject } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { linePath, shorten, signed, spread, ticks } from "./scale.ts"
import "./charts.css"

export interface Line {
  readonly seat: number
  readonly name: string
  readonly values: readonly number[]
}

export interface LineChartProps {
  readonly lines: readonly Line[]
  /** The chart in a sentence, for those who do not see it. */
  readonly label: string
  readonly height: number
  /** The least and greatest value of the axis; else those of the lines. */
  readonly range?: readonly [number, number]
  /** Names and last values at the ends of the lines. */
  readonly ends?: boolean
  /** Names alone, without the last values. */
  readonly onlyNames?: boolean
  /** Lines that cross each other a lot are dashed, each in its own way. */
  readonly dashed?: boolean
  /** Moments with a number, above the lines. */
  readonly marks?: readonly ChartMark[]
  /** Where the cursor stands, in turns. */
  readonly at?: number
  onMove?(time: number): void
}

export interface ChartMark {
  readonly no: number
  readonly at: number
}

/** Even without colours no two lines look the same. */
const dashes = ["none", "9 4", "3 3", "12 3 3 3", "6 2 2 2 2 2", "1 4"]
const CHARACTER = 7.4
const LABEL = 17
const BADGE = 19
const LONGEST_NAME = 14

/** The width of the box around, as it changes. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return [box, width]
}

export function LineChart(props: LineChartProps) {
  const [box, width] = useWidth()
  return (
    <div ref={box} class="chart" style={{ minHeight: `${props.height}px` }}>
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  )
}

/** Colours stand in the elements themselves, so that the drawing can be taken out of the page. */
const axisText = { fill: "var(--ink3)", fontSize: "12px" }

function Drawing(props: LineChartProps & { width: number }) {
  const {
    lines,
    label,
    height,
    range,
    ends = true,
    onlyNames = false,
    dashed = false,
    marks = [],
    at,
    onMove,
    width,
  } = props
  const turns = Math.max(1, ...lines.map(({ values }) => values.length - 1))
  // In long games fewer, so that the lines can be seen between them.
  const every = 5 * Math.max(1, Math.round(turns / 50))
  const all = lines.flatMap(({ values }) => values)
  const [least, most] = range ?? [Math.min(0, ...all), Math.max(1, ...all)]
  const names = lines.map(({ name, values }) =>
    [shorten(name, LONGEST_NAME), ...(onlyNames ? [] : [signed(values.at(-1) ?? 0)])].join(" · "),
  )
  const right = ends ? Math.min(width * 0.4, 20 + CHARACTER * Math.max(...names.map(name => name.length))) : 8
  const [left, top, bottom] = [34, marks.length > 0 ? 24 : 12, height - 24]
  const steps = ticks(least, most, Math.max(2, (bottom - top) / 42)).filter(value => value >= least && value <= most)
  const x = (time: number) => left + (time / turns) * (width - left - right)
  const y = (value: number) => bottom - ((value - least) / (most - least)) * (bottom - top)
  const labels = spread(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    LABEL,
    top,
    bottom,
  )
  const badges = spread(
    marks.map(({ at: time }) => x(time)),
    BADGE,
    left,
    width - right,
  )
  const move = (event: PointerEvent) => {
    if (event.buttons === 0 || !(event.currentTarget instanceof Element)) return
    const from = event.currentTarget.getBoundingClientRect().left
    onMove?.(((event.clientX - from - left) / (width - left - right)) * turns)
  }
  const touch = onMove && {
    class: "movable",
    onPointerDown: (event: PointerEvent) => {
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
      move(event)
    },
    onPointerMove: move,
  }
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} {...touch}>
      {steps.map(value => (
        <g key={value}>
          <path
            d={`M${left} ${y(value)}H${width - right}`}
            style={{ stroke: value === 0 ? "var(--edge)" : "var(--line)" }}
          />
          <text x={left - 7} y={y(value) + 4} text-anchor="end" style={axisText}>
            {signed(value)}
          </text>
        </g>
      ))}
      {ticks(0, turns, Math.max(1, (width - left - right) / 52))
        .filter(turn => turn <= turns)
        .map(turn => (
          <text key={turn} x={x(turn)} y={height - 6} text-anchor="middle" style={axisText}>
            {turn}
          </text>
        ))}
      {lines.map(({ seat, values }) => (
        <path
          key={seat}
          d={linePath(values.map((value, turn) => [x(turn), y(value)]))}
          style={{
            fill: "none",
            stroke: `var(--line-${seat})`,
            strokeWidth: ends ? 2.6 : 2,
            strokeLinejoin: "round",
            strokeDasharray: dashed ? dashes[seat] : "none",
          }}
        />
      ))}
      {at !== undefined && (
        <g style={{ fill: "none" }}>
          <path d={`M${x(at)} ${top - 6}V${bottom}`} style={{ stroke: "var(--on-lamp)", strokeWidth: 4 }} />
          <path d={`M${x(at)} ${top - 6}V${bottom}`} style={{ stroke: "var(--lamp)", strokeWidth: 2 }} />
        </g>
      )}
      {ends &&
        lines.map(({ seat, values }) =>
          values.map((value, turn) => {
            const shown = (turn % every === 0 && turn > 0) || turn === values.length - 1
            return shown && <SeatPiece key={`${seat} ${turn}`} seat={seat} x={x(turn)} y={y(value)} r={5} />
          }),
        )}
      {marks.map(({ no, at: time }, i) => {
        const middle = badges[i] ?? x(time)
        return (
          <g key={no}>
            <path d={`M${x(time)} ${top}V${bottom}`} style={{ stroke: "var(--edge)", strokeDasharray: "2 3" }} />
            <circle cx={middle} cy={top - 12} r={8.5} style={{ fill: "var(--sheet)", stroke: "var(--edge)" }} />
            <text x={middle} y={top - 8} text-anchor="middle" style={{ ...axisText, fontWeight: 650 }}>
              {no}
            </text>
          </g>
        )
      })}
      {ends &&
        lines.map(({ seat, name }, i) => (
          <text
            key={seat}
            x={width - right + 12}
            y={(labels[i] ?? 0) + 4.5}
            style={{ fill: `var(--line-${seat})`, fontSize: "13px", fontWeight: 650 }}
          >
            <title>{name}</title>
            {names[i]}
          </text>
        ))}
    </svg>
  )
}
