import { Icon, SeatBadge } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import type { Delta, TableModel } from "./model.ts"

/** How figures change, one's own first: the sign says it, the colour repeats it. */
export function DeltaChips({
  model,
  deltas,
  most = 8,
}: {
  model: TableModel
  deltas: readonly Delta[]
  most?: number
}) {
  const words = model.words.value
  const you = model.you.value
  const ordered = [...deltas.filter(({ seat }) => seat === you), ...deltas.filter(({ seat }) => seat !== you)]
  return (
    <>
      {ordered.slice(0, most).map(({ seat, figure, icon, from, to }) => {
        const change = to - from
        const name = words?.say(`figure.${figure}`) ?? figure
        const sign = change < 0 ? `−${-change}` : `+${change}`
        const label = say("delta.told", { name: model.nameOf(seat), what: name, from, to })
        return (
          <span
            key={`${seat} ${figure}`}
            class={change < 0 ? "delta neg" : "delta pos"}
            role="img"
            aria-label={label}
            title={label}
          >
            {seat !== you && <SeatBadge seat={seat} size={14} />}
            <Icon name={icon} size={14} />
            {sign}
          </span>
        )
      })}
      {ordered.length > most && <span class="delta">+{ordered.length - most}</span>}
    </>
  )
}
