// What is written down: happenings of a start and of a move, what lists show then, and the work that comes due after them.
import { range, type Seat } from "@railhead/engine"
import type { Change, Do, Opened } from "@railhead/hosting"
import type { Batch } from "../storage/journal.ts"
import type { TableWithSeats } from "../storage/store.ts"
import { type Happening, type Happenings, type Kind, rowsOf } from "./happenings.ts"
import type { Story } from "./story.ts"

/** A happening whose time is not yet known. */
export type NewHappening = {
  [K in Kind]: { readonly kind: K; readonly seat: Seat; readonly data: Happenings[K] }
}[Kind]

export function startOf({ asked, limits, opening }: Opened): NewHappening[] {
  const marks = (opening?.lines ?? []).flatMap((line): NewHappening[] =>
    line.kind === "turn" ? [{ kind: "turn", seat: -1, data: { turn: line.turn, hash: line.hash } }] : [],
  )
  return [...marks, { kind: "start", seat: -1, data: { asked, limits } }]
}

/** What is written down of a move: the committed lines, the drafts that changed, and who is asked now. */
export function happeningsOf(action: Do, change: Change): NewHappening[] {
  const list: NewHappening[] = []
  if (action.do === "takeBack")
    list.push({ kind: "reseed", seat: action.seat, data: { kept: action.kept, seed: action.seed } })
  if (action.do === "byHand") list.push({ kind: "byHand", seat: action.seat, data: { on: action.on } })
  const own = change.drafts.find(draft => draft.seat === action.seat)
  const last = change.lines.findLastIndex(line => line.kind === "choice" && line.seat === action.seat)
  change.lines.forEach((line, i) => {
    if (line.kind === "choice") {
      const count = i === last && own ? { count: own.count } : {}
      list.push({ kind: "choice", seat: line.seat, data: { text: line.text, note: line.note, ...count } })
    } else if (line.kind === "turn") list.push({ kind: "turn", seat: -1, data: { turn: line.turn, hash: line.hash } })
  })
  for (const { seat, choices, undone, count } of change.drafts)
    if (seat !== action.seat || change.lines.length === 0 || choices.length > 0)
      list.push({ kind: "draft", seat, data: { choices, undone, count } })
  const ending = list.at(-1)
  if (ending) Object.assign(ending.data, { asked: change.asked, limits: change.limits })
  return list
}

/** How long after a bot was asked another node may take it that the first one died. */
const BOT_PATIENCE = 5000

/** Seats that are asked in a running game. */
function askedSeats(story: Story): Seat[] {
  return range(story.seats.length).filter(seat => story.isAsked(seat) && story.status === "running")
}

/** When the first clock runs out, 0 for never. */
export function firstDeadline(story: Story): number {
  const deadlines = askedSeats(story)
    .map(seat => story.deadlineAt(seat))
    .filter(deadline => deadline > 0)
  return deadlines.length > 0 ? Math.min(...deadlines) : 0
}

/** Is it a bot's turn, alone or among others? */
export function asksBot(story: Story): boolean {
  return askedSeats(story).some(seat => story.botAt(seat) !== null)
}

/** The jobs that stand after these happenings: the first clock to run out, a bot to be woken should this node die. */
function workAfter(
  story: Story,
  happened: readonly Happening[],
  deadlineNow: number,
): Pick<Required<Batch>, "jobs"> & { row: Batch["change"] } {
  const ahead = story.ahead(happened)
  const deadline = firstDeadline(ahead)
  const jobs: { kind: "bot" | "clock"; due_at: number }[] = []
  if (deadline !== deadlineNow) jobs.push({ kind: "clock", due_at: deadline })
  if (asksBot(ahead)) jobs.push({ kind: "bot", due_at: Date.now() + BOT_PATIENCE })
  return { jobs, row: deadline === deadlineNow ? {} : { deadline } }
}

/** What goes to the store along with happenings. */
export interface Along {
  readonly change?: Change
  readonly standing?: Pick<Change, "asked" | "turn">
  readonly mark?: Change["mark"]
  readonly row?: Batch["change"]
  readonly seats?: Batch["seats"]
}

/** What the store gets of these happenings, and what the table's own row says from then on. */
export function batchOf(
  { row: table, story }: { readonly row: TableWithSeats; readonly story: Story },
  happened: readonly Happening[],
  { change, standing = change, mark = change?.mark ?? null, row = {}, seats = [] }: Along,
): { batch: Batch; row: Batch["change"] } {
  const next = workAfter(story, happened, Number(table.deadline))
  const own = { ...next.row, ...row }
  const batch: Batch = {
    table: table.id,
    after: story.seq,
    events: rowsOf(happened),
    change: {
      ...(standing ? { asked: standing.asked, turn: standing.turn } : {}),
      ...(change?.over ? { status: "over" } : {}),
      ...own,
    },
    seats,
    state: mark,
    jobs: next.jobs,
  }
  return { batch, row: own }
}
