// What stands beside the board: ledger, chat, rules, notes.
import { effect, signal, useSignalEffect } from "@preact/signals"
import { useRef } from "preact/hooks"
import { later } from "../../lib/later.tsx"
import { wantedRule } from "../../lib/rule-link.tsx"
import { say } from "../../lib/words.ts"
import type { TableModel } from "../model.ts"
import type { Pick } from "../pick.ts"
import { Chat, unread } from "./chat.tsx"
import { Ledger } from "./ledger.tsx"
import { Recap } from "./recap.tsx"
import "./side.css"

export type SideTab = "ledger" | "chat" | "rules" | "notes"

const RulesPanel = later(() => import("./rules.tsx").then(({ RulesPanel: panel }) => panel))
const Notes = later(() => import("./notes.tsx").then(({ Notes: notes }) => notes))

const TABS: readonly SideTab[] = ["ledger", "chat", "rules", "notes"]

export const sideTab = signal<SideTab>("ledger")

// Heard even while nothing of this is on the screen, so that a drawer can open by itself.
effect(() => {
  if (wantedRule.value !== null) sideTab.value = "rules"
})
// Who leaves the rules has read them: the same link opens them once more.
effect(() => {
  if (sideTab.value !== "rules") wantedRule.value = null
})

function Panel({ model, pick, tab }: { model: TableModel; pick: Pick; tab: SideTab }) {
  if (tab === "chat") return <Chat model={model} />
  if (tab === "rules") return <RulesPanel game={model.welcome.value?.game ?? ""} model={model} pick={pick} />
  if (tab === "notes") return <Notes model={model} />
  return (
    <>
      <Recap model={model} />
      <Ledger model={model} pick={pick} />
    </>
  )
}

function Tab({ tab, tabs, news }: { tab: SideTab; tabs: readonly SideTab[]; news: number }) {
  const on = sideTab.value === tab
  const own = useRef<HTMLButtonElement>(null)
  const go = (step: number) => {
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]
    if (!next) return
    sideTab.value = next
    own.current?.parentElement?.querySelector<HTMLElement>(`#side-tab-${next}`)?.focus()
  }
  const steps: { readonly [key: string]: number } = {
    ArrowRight: 1,
    ArrowLeft: -1,
    Home: -tabs.indexOf(tab),
    End: tabs.length - 1 - tabs.indexOf(tab),
  }
  return (
    <button
      ref={own}
      type="button"
      role="tab"
      id={`side-tab-${tab}`}
      aria-selected={on}
      aria-controls="side-panel"
      tabIndex={on ? 0 : -1}
      onClick={() => {
        sideTab.value = tab
      }}
      onKeyDown={event => {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        go(step)
      }}
    >
      {say(`side.${tab}`)}
      {news > 0 && (
        <span class="dot">
          <span class="hidden-text">{say("chat.new", { count: news })}</span>
        </span>
      )}
    </button>
  )
}

export function Side({ model, pick }: { model: TableModel; pick: Pick }) {
  useSignalEffect(() => {
    if (pick.whyNot.value !== null) sideTab.value = "rules"
  })
  useSignalEffect(() => {
    if (sideTab.value !== "rules") pick.whyNot.value = null
  })
  const local = model.link.kind === "local"
  const tabs = local ? TABS.filter(tab => tab !== "chat") : TABS
  const tab = tabs.includes(sideTab.value) ? sideTab.value : "ledger"
  return (
    <div class="side" id="side" tabIndex={-1}>
      <div class="side-tabs" role="tablist" aria-label={say("side.parts")}>
        {tabs.map(one => (
          <Tab key={one} tab={one} tabs={tabs} news={one === "chat" && tab !== "chat" ? unread(model).value : 0} />
        ))}
      </div>
      <div class="side-panel" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${tab}`}>
        <Panel model={model} pick={pick} tab={tab} />
      </div>
    </div>
  )
}
