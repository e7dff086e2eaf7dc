// Play by keyboard. Single keys can be switched off; Enter and Escape always work.
import { set, settings } from "../lib/settings.ts"
import { sayChanges, sayQuestion } from "./announce.tsx"
import { commandOpen } from "./command-open.ts"
import { hintOpen } from "./hint-open.ts"
import type { TableModel } from "./model.ts"
import type { Pick } from "./pick.ts"
import { sideTab } from "./side/side.tsx"
import { stageCamera } from "./stage.tsx"

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

export function listenToKeys(model: TableModel, pick: Pick): () => void {
  const single: { readonly [key: string]: () => void } = {
    u: () => void model.ask({ do: "undo" }),
    U: () => void model.ask({ do: "redo" }),
    R: () => void model.ask({ do: "restart" }),
    " ": () => model.motion.skip(),
    g: () => focusOn("board"),
    h: () => focusOn("tray"),
    o: () => focusOn("players"),
    l: () => open("ledger"),
    c: () => open("chat"),
    r: () => open("rules"),
    p: () => open("notes"),
    "+": () => stageCamera.current?.zoom(1.3),
    "-": () => stageCamera.current?.zoom(1 / 1.3),
    f: () => stageCamera.current?.fit(),
    H: () => {
      hintOpen.value = model.mayHint && !hintOpen.value
    },
    t: () => set({ textBoard: !settings.value.textBoard }),
    q: () => sayQuestion(),
    w: () => sayChanges(),
    "/": () => {
      commandOpen.value = true
    },
  }
  const open = (tab: typeof sideTab.value) => {
    sideTab.value = tab
    requestAnimationFrame(() => focusOn("side"))
  }
  const listen = (event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      typing(event.target) ||
      document.querySelector("dialog[open]")
    )
      return
    if (event.key === "Escape") return pick.letGo()
    const onControl =
      event.target instanceof Element && event.target.closest("button, a, [role=button], [role=tab]") !== null
    if (event.key === "Enter" && !onControl) {
      event.preventDefault()
      return void pick.confirm()
    }
    if (!settings.value.singleKeys) return
    if (/^[0-9]$/.test(event.key)) {
      const option = pick.left.value[(Number(event.key) + 9) % 10]
      if (option) {
        event.preventDefault()
        pick.select(option)
      }
      return
    }
    if (event.key === " " && onControl) return
    const act = single[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  addEventListener("keydown", listen)
  return () => removeEventListener("keydown", listen)
}
