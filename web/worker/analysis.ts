// What bots think of a game that was played: of one record at a time, decision by decision, so that others are heard between.
import { Analysis, botNamed, type Judged, type Standing } from "@railhead/bots"
import { readRecord } from "@railhead/engine"
import { openBox } from "@railhead/games"

let latest: { readonly record: string; readonly analysis: Promise<Analysis> } | null = null

function analysisOf(record: string): Promise<Analysis> {
  if (latest?.record === record) return latest.analysis
  const analysis = read(record)
  latest = { record, analysis }
  return analysis
}

async function read(text: string): Promise<Analysis> {
  const record = readRecord(text)
  return new Analysis(await openBox(record.head.game), record)
}

export interface Outlook {
  readonly standings: readonly Standing[]
  /** The pages of all decisions. */
  readonly decisions: readonly number[]
}

/** How likely each side was to win, and which decisions there were to judge. */
export async function outlook(record: string): Promise<Outlook> {
  const { standings, decisions } = await analysisOf(record)
  return { standings, decisions }
}

export async function judge(record: string, page: number, level: string): Promise<Judged> {
  return (await analysisOf(record)).judge(page, botNamed(level))
}
