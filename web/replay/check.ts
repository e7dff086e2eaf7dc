// Was it dealt fairly, and does every move follow from the one before? Anyone can check that from the record.
import { inWorker, Refused } from "../lib/worker.ts"

export interface Check {
  /** SHA-256 of the seed in the record. */
  readonly seedHash: string
  /** What was shown from the start; null where the game came as a file, or never left this device. */
  readonly shown: string | null
  /** The turn from which these rules play differently than the record says. */
  readonly differsFrom: number | null
  /** Why the record cannot be played at all; null if it can. */
  readonly broken: string | null
}

export function passes({ seedHash, shown, differsFrom, broken }: Check): boolean {
  return broken === null && differsFrom === null && (shown === null || shown === seedHash)
}

export async function checkRecord(record: string, shown: string | null): Promise<Check> {
  try {
    const { seedHash, differsFrom } = await inWorker("readRecord", record, -1)
    return { seedHash, shown, differsFrom, broken: null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { seedHash: "", shown, differsFrom: null, broken: error.message }
  }
}
