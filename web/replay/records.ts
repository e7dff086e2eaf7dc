// Records that were brought here as files, kept on this device under the sum of their own lines.
import { createStore, get, set } from "idb-keyval"

// One database for each store: idb-keyval cannot add a second one to a database that is there.
const store = createStore("railhead-records", "records")
/** For browsers that keep nothing, as private windows of some do. */
const inMemory = new Map<string, string>()

/** The name under which a record is found again; null if this is none. */
export function sumOf(record: string): string | null {
  return /^# sum ([0-9a-f]{16})\s*$/m.exec(record)?.[1] ?? null
}

export async function keepRecord(sum: string, record: string): Promise<void> {
  inMemory.set(sum, record)
  await set(sum, record, store).catch(() => {})
}

export async function findRecord(sum: string): Promise<string | null> {
  return inMemory.get(sum) ?? (await get<string>(sum, store).catch(() => undefined)) ?? null
}
