// The score sheet, fetched when it is first looked at: a table needs it late, and should open soon.
import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { TableModel } from "../table/model.ts"

type Whole = typeof import("./whole-sheet.tsx").WholeSheet

export function ScoreSheet({ model }: { model: TableModel }) {
  const whole = useSignal<{ readonly Sheet: Whole } | null>(null)
  useEffect(() => {
    void import("./whole-sheet.tsx").then(({ WholeSheet }) => {
      whole.value = { Sheet: WholeSheet }
    })
  }, [whole])
  const Sheet = whole.value?.Sheet
  return Sheet ? <Sheet model={model} /> : null
}
