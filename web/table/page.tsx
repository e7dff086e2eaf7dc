import "./table.css"
import { useSignal, useSignalEffect } from "@preact/signals"
import { useEffect, useMemo } from "preact/hooks"
import { useLocation, useRoute } from "preact-iso"
import { later } from "../lib/later.tsx"
import { settings } from "../lib/settings.ts"
import { size } from "../lib/size.ts"
import { say, withWords } from "../lib/words.ts"
import { localLink } from "../link/local.ts"
import { socketLink } from "../link/socket.ts"
import { AsSomeone } from "../lobby/as-someone.tsx"
import { ActionBar } from "./action-bar.tsx"
import { Announcer } from "./announce.tsx"
import { Banners } from "./banners.tsx"
import { commandOpen } from "./command-open.ts"
import { useFollow } from "./follow.ts"
import { HandOver } from "./hand-over.tsx"
import { listenToKeys } from "./keys.ts"
import { TableModel } from "./model.ts"
import { Flights } from "./motion-view.tsx"
import { Pick } from "./pick.ts"
import { Seats } from "./seats.tsx"
import { Sheet } from "./sheet.tsx"
import { Side, sideTab } from "./side/side.tsx"
import { Stage } from "./stage.tsx"
import { TopBar } from "./top-bar.tsx"
import { Tray } from "./tray.tsx"
import { ZoneTabs } from "./zones.tsx"

// What most visits to a table do not open is not loaded with it.
const WaitingRoom = later(() =>
  withWords(
    import("../lobby/waiting-room.tsx").then(({ WaitingRoom: room }) => room),
    "sheets",
  ),
)
const ScoreSheet = later(() =>
  withWords(
    import("../score/sheet.tsx").then(({ ScoreSheet: sheet }) => sheet),
    "replay",
  ),
)
const Menu = later(() =>
  withWords(
    import("./menu.tsx").then(({ Menu: menu }) => menu),
    "sheets",
  ),
)
const TextBoard = later(() => import("./text-board.tsx").then(({ TextBoard: board }) => board))
const CommandBox = later(() => import("./command-box.tsx").then(({ CommandBox: box }) => box))

export default function TablePage() {
  const { path } = useLocation()
  return path.startsWith("/local/") ? (
    <TableOf />
  ) : (
    <AsSomeone>
      <TableOf />
    </AsSomeone>
  )
}

function TableOf() {
  const { params, query } = useRoute()
  const { path } = useLocation()
  const id = params.id ?? ""
  const local = path.startsWith("/local/")
  const key = query.key ?? ""
  const { model, pick } = useMemo(() => {
    const made = new TableModel(local ? localLink(id) : socketLink(id, key))
    return { model: made, pick: new Pick(made) }
  }, [id, key, local])
  useEffect(() => {
    model.open()
    return () => model.close()
  }, [model])
  return <Table key={id} model={model} pick={pick} />
}

function Table({ model, pick }: { model: TableModel; pick: Pick }) {
  const sheet = useSignal(false)
  const scores = useSignal(false)
  const menu = useSignal(false)
  useEffect(() => listenToKeys(model, pick), [model, pick])
  useSignalEffect(() => {
    settings.value.language
    void model.loadWords()
  })
  useFollow(model, pick)
  useSignalEffect(() => {
    if (sideTab.value !== "ledger" && size.peek() !== "desktop") sheet.value = true
  })
  const status = model.status.value
  const over = status === "over"
  useEffect(() => {
    if (over) scores.value = true
  }, [over, scores])

  if (model.state.value === "refused") return <Refused why={model.why.value} />
  if (status === "waiting") return <WaitingRoom model={model} />
  const narrow = size.value !== "desktop"
  return (
    <div class={`table ${size.value}`}>
      <a class="skip" href="#prompt">
        {say("table.skip")}
      </a>
      <TopBar model={model} onMenu={() => (menu.value = true)} onScores={() => (scores.value = !scores.value)} />
      <Banners model={model} />
      <main class="felt">
        <ActionBar model={model} pick={pick} />
        <Tray model={model} pick={pick} />
        {settings.value.textBoard ? <TextBoard model={model} pick={pick} /> : <Stage model={model} pick={pick} />}
        {narrow && <ZoneTabs model={model} onLedger={() => (sheet.value = true)} />}
        {narrow && <Seats model={model} />}
        {!narrow && (
          <div class="rail">
            <Seats model={model} />
            <Side model={model} pick={pick} />
          </div>
        )}
      </main>
      {narrow && sheet.value && (
        <Sheet
          title={say("table.side")}
          onClose={() => {
            sheet.value = false
            sideTab.value = "ledger"
          }}
        >
          <Side model={model} pick={pick} />
        </Sheet>
      )}
      {scores.value && status !== null && (
        <Sheet title={say("table.scores")} wide onClose={() => (scores.value = false)}>
          <ScoreSheet model={model} />
        </Sheet>
      )}
      {menu.value && <Menu model={model} onClose={() => (menu.value = false)} />}
      {commandOpen.value && <CommandBox model={model} pick={pick} />}
      <HandOver model={model} />
      <Flights model={model} />
      <Announcer model={model} />
    </div>
  )
}

function Refused({ why }: { why: string }) {
  return (
    <main class="refused-page">
      <h1>{say("table.refused")}</h1>
      <p>{why}</p>
      <a class="btn primary" href="/">
        {say("table.home")}
      </a>
    </main>
  )
}
