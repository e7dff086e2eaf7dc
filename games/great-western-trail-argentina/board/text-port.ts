// Ships, quays and quarters in words.
import { at, range } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import { cityIds, closedCities, quays, SLOTS } from "../data/cities.ts"
import { ships } from "../data/ships.ts"
import { spaceAt } from "../rules/delivery.ts"
import { player } from "../state.ts"
import { discsOn, holders, type Reading } from "./text-board.ts"

export function shipsPart(reading: Reading): TextPart {
  const { s, words } = reading
  return {
    id: "ships",
    title: words.say("part.ships"),
    lines: [words.say("text.pileLeft", { count: s.shipPile.length })],
    table: {
      heads: ["ship", "value", "grain", "frame", "goes", "discs"].map(head => words.say(`text.${head}`)),
      rows: s.ships.map(no => {
        const { id, value, grain, white, quay, anchor, vp, money, objective } = at(ships, no)
        const stays = words.say("text.stays", { vp: vp < 0 ? `−${-vp}` : vp })
        const goes = quay !== undefined && anchor !== undefined ? words.say("text.sails", { quay, anchor }) : stays
        const brings = money !== undefined ? words.say("text.loadingPays", { amount: money }) : ""
        return [
          words.name("ship", id),
          String(value),
          String(grain),
          words.say(white ? "text.white" : "text.black"),
          [goes, brings, objective ? words.say("text.loadingObjective") : ""].filter(text => text !== "").join("; "),
          holders(reading, discsOn(s, "ships", no)) || words.say("text.none"),
        ]
      }),
    },
  }
}

export function citiesPart(reading: Reading): TextPart {
  const { s, words } = reading
  const closed = (city: number) => at(closedCities, s.players.length).includes(city)
  return {
    id: "cities",
    title: words.say("part.cities"),
    lines: quays.map(({ id, vp, discount }, i) =>
      words.say("text.quay", {
        quay: words.name("quay", id),
        vp,
        discount,
        discs: holders(reading, discsOn(s, "quays", i)) || words.say("text.none"),
      }),
    ),
    table: {
      heads: ["space", "grain", "points", "brings", "discs"].map(head => words.say(`text.${head}`)),
      rows: cityIds.flatMap((_, city) =>
        range(SLOTS)
          .map(slot => ({ slot, space: spaceAt(s, slot) }))
          .filter(({ space }) => space.city === city && !(space.covered && closed(city)))
          .map(({ slot, space }) => [
            words.name("space", space.id),
            String(space.grain),
            String(space.vp),
            space.gives.length > 0 ? words.word("action", space.id) : words.say("text.none"),
            holders(reading, seat => (player(s, seat).delivered >> slot) & 1) || words.say("text.none"),
          ]),
      ),
    },
  }
}
