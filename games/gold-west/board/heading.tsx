/** The title of a part of the table, with a note at its right end. */
export function Heading({ text, note = "", width }: { text: string; note?: string; width: number }) {
  return (
    <g class="gw-heading">
      <text class="besley" x={2} y={15}>
        {text}
      </text>
      <text class="end note" x={width} y={14}>
        {note}
      </text>
    </g>
  )
}
