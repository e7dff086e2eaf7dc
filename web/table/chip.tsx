// A choice in the list: its key, its short name, and the whole for those who do not see the board.
import { useEffect, useRef } from "preact/hooks"
import { KEYS, type Option, type Pick } from "./pick.ts"

export function Chip({ option, no, pick }: { option: Option; no: number; pick: Pick }) {
  const chosen = pick.choice.value === option.choice
  const button = useRef<HTMLButtonElement>(null)
  // What was touched on the board may stand further along in the list.
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [chosen])
  return (
    <button
      ref={button}
      type="button"
      class={chosen ? "chip chosen" : "chip"}
      aria-pressed={chosen}
      title={option.label}
      onClick={() => pick.select(option)}
    >
      {no > 0 && no <= KEYS && (
        <span class="key" aria-hidden="true">
          {no % 10}
        </span>
      )}
      {option.short}
      {option.label !== option.short && <span class="hidden-text">: {option.label}</span>}
    </button>
  )
}
