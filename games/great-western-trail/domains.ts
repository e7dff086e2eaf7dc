import { type Domain, ids } from "@railhead/engine"

/** Arguments named by the ids of a table of rows. */
export function named(of: string, rows: readonly { readonly id: string }[]): Domain {
  return ids(
    of,
    rows.map(row => row.id),
  )
}
