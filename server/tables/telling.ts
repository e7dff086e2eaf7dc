// The messages that viewers get. Parts made in the engine's thread are JSON already and passed on as they are.
import { createHash } from "node:crypto"
import type { Seat } from "@railhead/engine"
import type { Change } from "@railhead/hosting"
import type { Shown } from "./position.ts"
import type { Room, Viewer } from "./room.ts"

/** Shown from the start, so that nobody can choose the shuffle afterwards. */
export function seedHash(seed: string): string {
  return createHash("sha256").update(seed).digest("hex")
}

function over(room: Room): boolean {
  return room.story.status === "over" || room.story.status === "abandoned"
}

/** The table itself: who sits there, whose clock runs, what is being voted on. */
function aboutOf(room: Room): string {
  const { story, row, viewers } = room
  const online = new Set([...viewers].map(viewer => viewer.seat))
  return JSON.stringify({
    status: story.status,
    seats: story.seats.map(({ user, name, bot, away }, seat) => ({ user, name, bot, away, online: online.has(seat) })),
    watching: [...viewers].filter(viewer => viewer.seat < 0).length,
    pace: story.pace,
    clocks: story.clocks.map((clock, seat) => ({ ...clock, running: clock.since > 0, asked: story.isAsked(seat) })),
    takeBack: story.takeBack && { by: story.takeBack.by, kept: story.takeBack.kept, yes: [...story.takeBack.yes] },
    abandon: [...story.abandon],
    result: story.result,
    seedHash: room.seedHash,
    // With the end of the game everything may be checked.
    ...(over(room) ? { seed: row.seed } : {}),
    now: Date.now(),
  })
}

/** What a move changed: one text for everybody, to which each seat's own part is added. */
export function changeMessage(room: Room, change: Change): (own: string | undefined) => string {
  const shared = `{"type":"change","seq":${room.story.told},"table":${change.table},"about":${aboutOf(room)},"at":${room.story.entries}`
  return own => (own === undefined ? `${shared}}` : `${shared},"own":${own}}`)
}

/** How many lines of chat come along whenever the table itself has changed. */
const LATEST_CHAT = 50

function chatFor({ story }: Room, { muted }: Pick<Viewer, "muted">) {
  return story.chat.filter(line => !muted.has(line.user))
}

/** What is new about the table itself: one text for everybody, to which the chat is added as each wants to see it. */
export function aboutMessage(room: Room): (viewer: Viewer) => string {
  const shared = `{"type":"about","seq":${room.story.told},"about":${aboutOf(room)}`
  return viewer => `${shared},"chat":${JSON.stringify(chatFor(room, viewer).slice(-LATEST_CHAT))}}`
}

/** What a seat has set for itself. */
function settingsOf({ story }: Room, seat: Seat) {
  const sitting = story.seats[seat]
  return sitting ? { byHand: sitting.byHand, standing: Object.fromEntries(sitting.standing) } : null
}

/** The first message: the whole table as this viewer may see it. */
export function welcomeMessage(room: Room, viewer: Pick<Viewer, "seat" | "muted">, shown: Shown | null): string {
  const { row, story } = room
  const head = JSON.stringify({
    type: "welcome",
    seq: story.told,
    id: row.id,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options),
    you: viewer.seat,
    settings: settingsOf(room, viewer.seat),
    chat: chatFor(room, viewer),
  })
  const own = shown?.own[viewer.seat]
  return `${head.slice(0, -1)},"about":${aboutOf(room)},"table":${shown?.table ?? "null"},"own":${own ?? "null"},"ledger":${shown?.ledger ?? "[]"}}`
}
