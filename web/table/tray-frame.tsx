// What lies before the viewer: always in reach, folded away where the window is low.
import { MarksContext } from "@railhead/games/picture"
import type { ComponentChildren } from "preact"
import { say } from "../lib/words.ts"
import type { Pick } from "./pick.ts"

export function TrayFrame({ pick, children }: { pick: Pick; children: ComponentChildren }) {
  return (
    <MarksContext.Provider value={pick}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: reached by a key of its own */}
      <section class="tray" id="tray" tabIndex={-1} aria-label={say("table.tray")}>
        {children}
      </section>
    </MarksContext.Provider>
  )
}
