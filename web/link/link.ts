// The way to a table, wherever it is.
import type { FromTable, Page, ToTable } from "@railhead/hosting"

export type LinkState = "joining" | "open" | "lost" | "refused"

export interface Link {
  readonly kind: "server" | "local"
  /** Begins to listen; the first message is a welcome. */
  open(hear: { message(message: FromTable): void; state(state: LinkState, why?: string): void }): void
  /** Rejects with `Refused` where the table says no. */
  request(request: ToTable): Promise<void>
  story(): Promise<readonly Page[]>
  record(): Promise<string>
  close(): void
}
