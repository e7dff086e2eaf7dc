/** What can be wrong with what was asked of the engine. Every code is part of the protocol. */
export type ErrorCode =
  | "bad-json"
  | "bad-request"
  | "unknown-game"
  | "bad-option"
  | "bad-seats"
  | "unknown-state"
  | "malformed"
  | "illegal"
  | "not-asked"
  | "stale"
  | "over"
  | "bad-record"
  | "stuck"

export interface ErrorDetails {
  /** The number of the rule that says no. */
  rule?: string
  /** Key of the reason (`why.<reason>`), with its data, for the reader's language. */
  reason?: string
  data?: Data
}

/** Ids, figures, and counts of things such as goods. */
export type Data = { readonly [key: string]: string | number | boolean | Counts }
export type Counts = { readonly [id: string]: number }

/** An error for people: what was wrong, where, and what would be right. Nothing has changed when it is thrown. */
export class RailheadError extends Error {
  readonly code: ErrorCode
  readonly rule: string | undefined
  readonly reason: string | undefined
  readonly data: Data | undefined

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = "RailheadError"
    this.code = code
    this.rule = details.rule
    this.reason = details.reason
    this.data = details.data
  }
}
