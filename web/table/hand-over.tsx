// Several people at one device: between two of them nothing private is on the screen.
import { useSignal, useSignalEffect } from "@preact/signals"
import { SeatBadge } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import type { TableModel } from "./model.ts"

export function HandOver({ model }: { model: TableModel }) {
  const seenBy = useSignal(model.you.peek())
  const people = model.about.value?.seats.filter(({ bot }) => bot === null).length ?? 0
  useSignalEffect(() => {
    if (seenBy.value < 0) seenBy.value = model.you.value
  })
  const you = model.you.value
  if (model.link.kind !== "local" || people < 2 || seenBy.value === you || !model.welcome.value?.secrets) return null
  return (
    <div
      class="hand-over"
      role="dialog"
      aria-modal="true"
      aria-label={say("handOver.title", { name: model.nameOf(you) })}
    >
      <SeatBadge seat={you} size={64} />
      <h2>{say("handOver.title", { name: model.nameOf(you) })}</h2>
      <button
        type="button"
        class="btn primary"
        onClick={() => {
          seenBy.value = you
        }}
      >
        {say("handOver.ready", { name: model.nameOf(you) })}
      </button>
    </div>
  )
}
