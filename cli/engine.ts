// The engine as JSON lines: one request a line, one answer a line. An error is an answer, never a crash.
import { RailheadError } from "@railhead/engine"
import type { Arguments } from "./arguments.ts"
import { type Answer, Desk } from "./desk.ts"

export async function engine(_args: Arguments): Promise<number> {
  const desk = new Desk()
  for await (const line of lines(process.stdin)) {
    if (line.trim() === "") continue
    const answer = await answerLine(desk, line)
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise(done => process.stdout.once("drain", done))
  }
  return 0
}

/** Lines end with a line feed and nothing else: JSON may hold the other breaks that readline knows. */
async function* lines(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ""
  for await (const chunk of input) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n")
    rest = parts.pop() ?? ""
    yield* parts
  }
  if (rest !== "") yield rest
}

export async function answerLine(desk: Desk, line: string): Promise<Answer> {
  let id: unknown = null
  try {
    const request: unknown = parse(line)
    if (typeof request !== "object" || request === null || Array.isArray(request))
      throw new RailheadError("bad-request", 'a request is a JSON object such as {"id":1,"do":"games"}')
    if ("id" in request) id = request.id
    return { id, ...(await desk.answer(request)) }
  } catch (error) {
    return { id, error: tellError(error) }
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new RailheadError("bad-json", `not a line of JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** A bug of the rules is an answer too; the table it happened on is not to be trusted afterwards. */
function tellError(error: unknown): Answer {
  if (!(error instanceof RailheadError))
    return { code: "stuck", message: error instanceof Error ? error.message : String(error) }
  const { code, message, rule, reason, data } = error
  return { code, message, ...(rule === undefined ? {} : { rule }), ...(reason === undefined ? {} : { reason, data }) }
}
