// The railway in words, for those who do not see the picture.
import { at, type Seat } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import type { Words } from "../../words.ts"
import type { Station } from "../kit.ts"
import type { TrailState } from "../state.ts"
import type { Track } from "../track.ts"

interface Railway {
  readonly track: Track
  readonly stations: readonly Station[]
  /** A stationmaster tile in words. */
  master(tile: number): string
  who(seat: Seat): string
  /** Whose discs lie on a station. */
  holders(station: number): string
}

export function railwayPart({ track, stations, master, who, holders }: Railway, words: Words, s: TrailState): TextPart {
  const nothing = words.say("text.none")
  const masterAt = (station: number): string => {
    const tile = s.masters[station] ?? -1
    return tile >= 0 ? master(tile) : nothing
  }
  return {
    id: "railway",
    title: words.say("part.railway"),
    lines: s.players.map((p, seat) =>
      words.say("text.engine", { who: who(seat), rail: at(track.spaces, p.engine).id }),
    ),
    table: {
      heads: ["station", "at", "price", "points", "frame", "discs", "master"].map(head => words.say(`text.${head}`)),
      rows: stations.map(({ id, at: where, cost, vp, white }, station) => [
        words.name("station", id),
        words.name("rail", where),
        words.say("dollars", { amount: cost }),
        String(vp),
        words.say(white ? "text.white" : "text.black"),
        holders(station) || nothing,
        masterAt(station),
      ]),
    },
  }
}
