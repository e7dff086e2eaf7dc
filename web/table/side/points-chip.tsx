import { Icon } from "@railhead/games/picture"
import { say } from "../../lib/words.ts"

/** Points that somebody gains or loses. */
export function PointsChip({ points, icon }: { points: number; icon: string }) {
  if (points === 0) return null
  const label = say("ledger.points", { points })
  return (
    <span class={points < 0 ? "delta neg" : "delta pos"} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={14} />
      {points < 0 ? `−${-points}` : `+${points}`}
    </span>
  )
}
