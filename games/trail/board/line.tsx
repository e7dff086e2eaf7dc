import type { ComponentChildren } from "preact"
import { Icon } from "../../picture/kit.tsx"

interface LineProps {
  readonly icon: string
  readonly count: number
  readonly text: string
  readonly children?: ComponentChildren
}

/** A line of the purse: what is counted, and the discs that hold it down. */
export function Line({ icon, count, text, children = null }: LineProps) {
  return (
    <>
      <Icon name={icon} size={18} />
      <b>{count}</b>
      <span class="trail-line-text">{text}</span>
      {children}
    </>
  )
}
