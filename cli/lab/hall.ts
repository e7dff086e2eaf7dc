// Games on all cores.
import { availableParallelism } from "node:os"
import { Piscina } from "piscina"
import type { Match, Played } from "./match.ts"

/** Threads that play games of one kind; `file` is the module beside this one that plays one. */
export class Hall<Game = Match, Told = Played> {
  private readonly threads: Piscina<Game, Told>

  constructor(file = "match.ts") {
    this.threads = new Piscina({
      filename: new URL(file, import.meta.url).href,
      minThreads: availableParallelism(),
      maxThreads: availableParallelism(),
    })
  }

  /** Plays them all, in any order, and tells of each as it ends; `go` says whether the rest is still wanted. */
  async play(games: Iterable<Game>, told: (played: Told, game: Game) => void, go = () => true): Promise<void> {
    const queue = games[Symbol.iterator]()
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
