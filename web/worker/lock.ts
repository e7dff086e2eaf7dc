// A game on this device is played in one window at a time: two would write over each other.
import { RailheadError } from "@railhead/engine"

/** Milliseconds: a window that is just being closed or loaded anew lets go within this time. */
const PATIENCE = 2000

/** Takes hold of a name that nobody else holds; call what it returns to let go. */
export function holdAlone(name: string): Promise<() => void> {
  return new Promise((held, refused) => {
    const signal = AbortSignal.timeout(PATIENCE)
    navigator.locks
      .request(name, { signal }, () => new Promise<void>(release => held(release)))
      .catch(() => refused(new RailheadError("bad-request", "this game is open in another window")))
  })
}
