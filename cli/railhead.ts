import { RailheadError } from "@railhead/engine"
import { gameIds } from "@railhead/games"
import { type Arguments, readArguments } from "./arguments.ts"

const usage = `railhead: heavy Western board games in your terminal

  railhead play [game] [--seats 3] [--bots greedy,greedy] [--options whitewater] [--lang fr] [--seed s] [--load file]
      play alone against bots or around one screen; type a number, the notation, or help
  railhead simulate <game> [--seats 3] [--games 1000] [--bots random] [--options …] [--seed s] [--json]
      play many games without people and print statistics
  railhead replay <file> [--lang fr]
      check a record and print it turn by turn
  railhead analyse <file> [--level scout] [--json] [--lang fr]
      the chance to win after each turn of a record, and the choices that cost the most, as a bot sees them
  railhead rules <game> [number] [--lang fr]
      read the numbered rules, or one of them
  railhead engine
      the engine as JSON lines on standard input and output, for bots and scripts
  railhead serve
      the server, with settings from the environment (PORT, HOST, RAILHEAD_DATA, DATABASE_URL)
  railhead backup <file> | restore <file> [--force] | tables [--status frozen] | show <id> | rewind <id> <seq>
  railhead role <account> player|moderator|admin | doctor
      for those who run a server
  railhead rules
      for developers: which numbered rules and examples have a test
  railhead arena <game> --levels foreman,scout [--seats 4] [--games 400] [--within 5] [--options …] [--seed s]
      bots against bots on all cores: shares of wins with their intervals; the same command again goes on
  railhead tune <game> [--rounds 10] [--games 400] [--seats 4] [--options …]
      for developers: finds better weights for the features of a game's evaluation by self-play, and keeps them
  railhead learn <game> [--rounds 20] [--games 600] [--units 40] [--belief 50] [--seats 2,4] [--options …]
      for developers: teaches the net that a game's evaluation is completed by; the same command again goes on
  railhead bench [game …]
      for developers: speed, beside boardgame.io

Options are written as whitewater,board=reference, several of a list as sidesB=1+4. Games: ${gameIds.join(", ")}.`

type Command = (args: Arguments) => Promise<number>

const commands: { readonly [name: string]: () => Promise<Command> } = {
  play: async () => (await import("./play.ts")).play,
  simulate: async () => (await import("./simulate.ts")).simulate,
  replay: async () => (await import("./replay.ts")).replayFile,
  analyse: async () => (await import("./analyse.ts")).analyse,
  engine: async () => (await import("./engine.ts")).engine,
  serve: async () => (await import("./operate.ts")).serve,
  backup: async () => (await import("./operate.ts")).backup,
  restore: async () => (await import("./operate.ts")).restore,
  tables: async () => (await import("./operate.ts")).tables,
  show: async () => (await import("./operate.ts")).show,
  rewind: async () => (await import("./operate.ts")).rewind,
  role: async () => (await import("./operate.ts")).role,
  doctor: async () => (await import("./operate.ts")).doctor,
  rules: async () => (await import("./rules.ts")).rules,
  arena: async () => (await import("./arena.ts")).arena,
  tune: async () => (await import("./tune.ts")).tune,
  learn: async () => (await import("./learn.ts")).learn,
  bench: async () => (await import("./bench.ts")).bench,
}

/** Runs one command; the number is the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  // Whoever reads our output may stop reading: that is no error of ours.
  process.stdout.on("error", error => process.exit("code" in error && error.code === "EPIPE" ? 0 : 1))
  try {
    const args = readArguments(argv)
    const [name, ...words] = args.words
    if (args.values.help || (name === undefined && !args.values.version)) return print(usage)
    if (args.values.version) return print((await import("./package.json", { with: { type: "json" } })).default.version)
    const load = Object.hasOwn(commands, name ?? "") ? commands[name ?? ""] : undefined
    if (!load) throw new RailheadError("bad-request", `there is no command "${name}"; try railhead --help`)
    return await (await load())({ ...args, words })
  } catch (error) {
    if (!(error instanceof RailheadError)) throw error
    console.error(`railhead: ${error.message}${error.rule ? ` [${error.rule}]` : ""}`)
    return 2
  }
}

function print(text: string): number {
  console.log(text)
  return 0
}
