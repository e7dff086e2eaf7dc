// The tables of the database, the same on SQLite and PostgreSQL. Times are milliseconds, JSON is text.

export interface UserRow {
  id: string
  name: string
  /** Lower-case name of an account, unique; null for guests. */
  name_key: string | null
  kind: "guest" | "account" | "bot"
  role: "player" | "moderator" | "admin"
  password: string | null
  /** Hash of the secret of the recovery link. */
  recovery: string | null
  /** The account a bot belongs to. */
  owner: string | null
  created_at: number
}

export interface SessionRow {
  /** SHA-256 of the id that the browser or bot holds. */
  hash: string
  user_id: string
  kind: "web" | "token"
  created_at: number
  expires_at: number
}

export type TableStatus = "waiting" | "running" | "over" | "abandoned" | "frozen"

/** What lists and lookups need of a table; everything that happened there is in `events`. */
export interface TableRow {
  id: string
  game: string
  version: number
  seats: number
  options: string
  pace: string
  status: TableStatus
  /** Shown in the lobby; otherwise only those who hold the key find it. */
  open: number
  key: string
  seed: string
  created_by: string
  created_at: number
  updated_at: number
  /** The last event; moves of all nodes are put in one order by it. */
  last_seq: number
  turn: number
  /** Seats that are asked, as a bit mask. */
  asked: number
  /** When the first clock runs out, 0 for never. */
  deadline: number
  error: string | null
  rematch_of: string | null
}

export interface SeatRow {
  table_id: string
  seat: number
  user_id: string | null
  bot: string | null
}

/** One thing that happened at a table. Append-only. */
export interface EventRow {
  table_id: string
  seq: number
  at: number
  kind: string
  seat: number
  data: string
}

/** The position at a turn's end, compressed. */
export interface StateRow {
  table_id: string
  seq: number
  turn: number
  hash: string
  state: Uint8Array
}

/** Work to be done later by any node: one of a kind for each table. */
export interface JobRow {
  table_id: string
  kind: "bot" | "clock"
  due_at: number
  lease_until: number
  attempts: number
}

interface MuteRow {
  user_id: string
  muted_id: string
}

export interface Database {
  users: UserRow
  sessions: SessionRow
  tables: TableRow
  seats: SeatRow
  events: EventRow
  states: StateRow
  jobs: JobRow
  mutes: MuteRow
}
