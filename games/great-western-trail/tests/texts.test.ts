// Every word, question, action and option of the game and its expansions can be read in both languages.
import { rulesFor } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { languages } from "../../words.ts"
import { actions } from "../data/actions.ts"
import { everyCity } from "../data/cities.ts"
import { everyDiscSpace } from "../data/players.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { everyStation } from "../data/track.ts"
import { bonusTokens } from "../expansions/at-the-poker-table/data.ts"
import { townTiles } from "../expansions/rails-to-the-north/data/acts.ts"
import { downtowns, sections } from "../expansions/rails-to-the-north/data/map.ts"
import { greatWesternTrail } from "../game.ts"
import { box } from "../index.ts"
import { say } from "../say.ts"

const options = { ...Object.fromEntries(greatWesternTrail.options.map(row => [row.id, row.default])) }
const everything = { ...options, railsToTheNorth: true, atThePokerTable: true, sitePreparation: true }
const rules = rulesFor(greatWesternTrail, everything)

/** `8b.1` is never offered: the actions of its neighbours are. */
const offered = actions.filter(({ id }) => id !== "8b.1")
const named = (group: string, rows: readonly { readonly id: string }[]) => rows.map(({ id }) => `name.${group}.${id}`)

const keys = [
  ...say.list().map(verb => `choice.${verb.split(" ")[0]}`),
  ...[...rules.steps].flatMap(([name, rule]) => (rule.choices === null ? [] : [`ask.${name}`])),
  ...offered.map(({ id }) => `word.action.${id}`),
  ...greatWesternTrail.options.flatMap(row => [
    `option.${row.id}`,
    `option.${row.id}.about`,
    ...(row.kind === "one" || row.kind === "many" ? row.of.map(value => `option.${row.id}.${value}`) : []),
  ]),
  ...named("city", everyCity),
  ...named("station", everyStation),
  ...named("stationmaster", everyStationmaster),
  ...named("disc", everyDiscSpace),
  ...named("downtown", downtowns),
  ...named("mediumTown", townTiles),
  ...named("bonusToken", bonusTokens),
  ...sections.map(section => `name.section.${section}`),
  ...rules.score.map(row => `name.score.${row.id}`),
]

describe("texts", () => {
  for (const language of languages)
    it(`has every key in ${language}`, async () => {
      const messages = await box.messages(language)
      expect(keys.filter(key => !Object.hasOwn(messages, key))).toEqual([])
    })

  it("has a rule to read for every number that the expansions' steps name", async () => {
    const book = await box.rulebook("en")
    const numbers = new Set(book.sections.flatMap(section => section.rules.map(rule => rule.no)))
    const cited = [...rules.steps.values(), ...rules.score, ...rules.interrupts].map(({ rule }) => rule)
    expect(cited.filter(number => !numbers.has(number))).toEqual([])
  })
})
