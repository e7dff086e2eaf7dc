// A recorded game as it is shown again.
import { readRecord } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { ALL_OPEN, type Page, storyOf } from "@railhead/hosting"
import golden from "../../../games/gold-west/tests/golden/3-seats.record?raw"

export { golden }

export async function goldenStory(viewer = ALL_OPEN): Promise<Page[]> {
  const record = readRecord(golden)
  const { game } = await openBox(record.head.game)
  return storyOf({ game, record }, viewer)
}
