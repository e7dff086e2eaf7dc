// Which part of the board is shown where there is room for one: the one that is asked about, or where something is picked.
import { untracked, useSignalEffect } from "@preact/signals"
import type { TableModel } from "./model.ts"
import type { Pick } from "./pick.ts"
import { zoneTab } from "./zones.tsx"

export function useFollow(model: TableModel, pick: Pick): void {
  const showPicked = () =>
    untracked(() =>
      show(
        model,
        pick.ofKind.value.flatMap(({ place }) => place ?? []),
      ),
    )
  // The zone of the decision gets the room, if something can be chosen there.
  useSignalEffect(() => {
    const question = model.question.value
    const zones = question && model.face.value?.zonesOf(question.step)
    if (zones?.[0] && !zones.includes(zoneTab.peek() ?? "")) zoneTab.value = zones[0]
    showPicked()
  })
  useSignalEffect(() => {
    if (pick.place.value !== null) show(model, [pick.place.value])
  })
  useSignalEffect(() => {
    if (pick.currentKind.value !== null || pick.beside.value !== null) showPicked()
  })
}

/** The zone in which the first of these places lies, unless one of them is in view; what lies in none is always in view. */
function show(model: TableModel, places: readonly string[]): void {
  const face = model.face.peek()
  const zones = places.flatMap(place => face?.zones.find(({ id }) => id === face.zoneOfPlace(place))?.id ?? [])
  if (zones[0] !== undefined && !zones.includes(zoneTab.peek() ?? "")) zoneTab.value = zones[0]
}
