// Matches on all cores.
import { availableParallelism } from "node:os"
import { Piscina } from "piscina"
import type { Match, Played } from "./match.ts"

export class Hall {
  private readonly threads = new Piscina<Match, Played>({
    filename: new URL("./match.ts", import.meta.url).href,
    minThreads: availableParallelism(),
    maxThreads: availableParallelism(),
  })

  /** Plays them all, in any order, and tells of each as it ends; `go` says whether the rest is still wanted. */
  async play(matches: Iterable<Match>, told: (played: Played, match: Match) => void, go = () => true): Promise<void> {
    const queue = matches[Symbol.iterator]()
    const work = async () => {
      while (go()) {
        const { value, done } = queue.next()
        if (done) return
        told(await this.threads.run(value), value)
      }
    }
    await Promise.all(Array.from({ length: this.threads.maxThreads }, work))
  }

  close(): Promise<void> {
    return this.threads.destroy()
  }
}
