import type { UserRow } from "../storage/schema.ts"

/** What everybody may know of a user. Nothing secret is in it, so it can be handed around. */
export type Person = Pick<UserRow, "id" | "name" | "kind" | "role">

export function personOf({ id, name, kind, role }: UserRow): Person {
  return { id, name, kind, role }
}
