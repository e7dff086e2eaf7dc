// The numbered rules for reading, and for developers: which of them have a test.
import { spawnSync } from "node:child_process"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { RailheadError } from "@railhead/engine"
import { type GameBox, gameIds, openBox, type RuleBook, type RuleText } from "@railhead/games"
import { type Arguments, language } from "./arguments.ts"

export async function rules(args: Arguments): Promise<number> {
  const [id, number] = args.words
  return id === undefined ? coverage() : read(await openBox(id), number, args)
}

async function read(box: GameBox, number: string | undefined, args: Arguments): Promise<number> {
  const book = await box.rulebook(language(args))
  const found = number === undefined ? allRules(book) : rulesUnder(book, number)
  if (found.length === 0) throw new RailheadError("bad-request", `${box.game.id} has no rule ${number}`)
  for (const rule of found) console.log(readableRule(rule))
  if (number === undefined) for (const source of book.sources) console.log(source)
  return 0
}

export function allRules(book: RuleBook): readonly RuleText[] {
  return book.sections.flatMap(section => section.rules)
}

/** The rule of that number and those below it: GW-8 gives the whole section. */
export function rulesUnder(book: RuleBook, number: string): readonly RuleText[] {
  return allRules(book).filter(rule => rule.no === number || rule.no.startsWith(`${number}.`))
}

export function readableRule({ no, title, text, reconstructed }: RuleText): string {
  return `${no}${title ? ` ${title}.` : ""} ${text.replaceAll(/\*+|`/g, "")}${reconstructed ? " (reconstructed)" : ""}\n`
}

/** Names of all tests, as Vitest collects them. */
function testNames(): string[] {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs")
  const listed = spawnSync(process.execPath, [vitest, "list", "--no-static-parse", "--json", "--root", root], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
  if (listed.status !== 0)
    throw new RailheadError("bad-request", `the tests could not be listed: ${listed.stderr || listed.stdout}`)
  const tests: { name: string }[] = JSON.parse(listed.stdout.slice(listed.stdout.indexOf("[\n")))
  return tests.map(test => test.name.split(" > ").at(-1) ?? "")
}

async function coverage(): Promise<number> {
  const tested = new Set(testNames().map(name => name.split(" ")[0] ?? ""))
  let missing = 0
  for (const id of gameIds) {
    const box = await openBox(id)
    const numbers = allRules(await box.rulebook("en")).map(rule => rule.no)
    const explains = await box.explains()
    const examples = (await box.examples()).map(example => example.id)
    const bare = numbers.filter(no => !tested.has(no) && !Object.hasOwn(explains, no))
    const idle = Object.keys(explains).filter(no => tested.has(no) || !numbers.includes(no))
    const untried = examples.filter(example => !tested.has(example))
    const done = numbers.length - bare.length
    console.log(
      `${id}: ${done} of ${numbers.length} rules (${Object.keys(explains).length} only explain), ${examples.length - untried.length} of ${examples.length} examples`,
    )
    for (const no of bare) console.log(`  no test for ${no}`)
    for (const no of untried) console.log(`  no test for ${no}`)
    for (const no of idle) console.log(`  ${no} is listed as explaining only, but has a test or is no rule`)
    if (box.complete) missing += bare.length + untried.length + idle.length
  }
  if (missing > 0) console.log(`${missing} missing in games that are declared complete`)
  return missing === 0 ? 0 : 1
}
