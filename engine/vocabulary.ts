// Choices as integers inside, as words at the edge: code = verb × 2²⁴ + packed arguments.
import { RailheadError } from "./errors.ts"
import { at, filled, num } from "./list.ts"
import type { State } from "./state.ts"

/** What one argument of a choice can be. */
export interface Domain {
  /** The group its words belong to: they have names `name.<of>.<word>`, or speak for themselves. */
  readonly of: string
  readonly size: number
  word(value: number, state: State): string
}

export interface Choice {
  readonly verb: string
  readonly args: readonly { readonly of: string; readonly id: string }[]
}

type Args<D extends readonly Domain[]> = { [K in keyof D]: number }

export interface Verb<D extends readonly Domain[]> {
  (...args: Args<D>): number
  of(code: number): Args<D>
  /** Is this code one of this verb? */
  is(code: number): boolean
  readonly verb: number
}

type Verbs = Readonly<Record<string, readonly Domain[]>>

/** Codes to words and what words there are: all that the engine itself needs of a vocabulary. */
export interface Words {
  readonly read: (state: State, code: number) => Choice
  readonly write: (state: State, code: number) => string
  readonly knows: (verb: string) => boolean
  /**
   * The parts of a choice in words, whether it is legal or not; null for a verb that there is not. The last argument has
   * all the words that are left, such as every location of a way.
   */
  readonly spell: (text: string) => Choice | null
  /** Every verb with the groups of its arguments: what a test prints and keeps. */
  readonly list: () => string[]
}

export type Vocabulary<V extends Verbs> = { readonly [K in keyof V]: Verb<V[K]> } & Words

const PACK = 1 << 24

/** Arguments named by the ids of a data table. */
export function ids(of: string, words: readonly string[]): Domain {
  return { of, size: words.length, word: value => at(words, value) }
}

/** Whole numbers from 0 up to `to`. */
export function numbers(to: number): Domain {
  return { of: "number", size: to + 1, word: value => String(value) }
}

export function verbOf(code: number): number {
  return code >>> 24
}

/** Hot path: up to 60 codes are packed for one decision, nearly all with two arguments or fewer. */
function packer(base: number, sizes: readonly number[]): (...args: number[]) => number {
  const last = sizes[1] ?? 1
  if (sizes.length === 0) return () => base
  if (sizes.length === 1) return (a = 0) => base + a
  if (sizes.length === 2) return (a = 0, b = 0) => base + a * last + b
  return (...args) => {
    let packed = 0
    for (let i = 0; i < sizes.length; i++) packed = packed * num(sizes, i) + num(args, i)
    return base + packed
  }
}

function makeVerb(verb: number, name: string, domains: readonly Domain[]): Verb<readonly Domain[]> {
  let room = 1
  for (const domain of domains) room *= domain.size
  if (room > PACK) throw new RailheadError("stuck", `the arguments of "${name}" do not fit in a code`)
  const base = verb * PACK
  const sizes = domains.map(d => d.size | 0)
  const pack = packer(base, sizes)
  const of = (code: number): number[] => {
    if (sizes.length === 1) return [code - base]
    const args = filled(sizes.length, 0)
    let packed = code - base
    for (let i = sizes.length - 1; i >= 0; i--) {
      const size = num(sizes, i)
      args[i] = packed % size
      packed = (packed - num(args, i)) / size
    }
    return args
  }
  return Object.assign(pack, { of, is: (code: number) => verbOf(code) === verb, verb })
}

/** The words of a game. The order of the verbs is free: codes are never stored. */
export function vocabulary<const V extends Verbs>(verbs: V): Vocabulary<V> {
  const names = Object.keys(verbs)
  if (names.length > 127) throw new RailheadError("stuck", "more than 127 verbs")
  const reserved = names.find(name => ["read", "write", "knows", "spell", "list"].includes(name))
  if (reserved)
    throw new RailheadError("stuck", `"${reserved}" cannot be a verb: a vocabulary has a function of that name`)
  const made: Record<string, Verb<readonly Domain[]>> = {}
  names.forEach((name, i) => {
    made[name] = makeVerb(i, name, verbs[name] ?? [])
  })
  const read = (state: State, code: number): Choice => {
    const name = at(names, verbOf(code))
    const domains = verbs[name] ?? []
    const values = made[name]?.of(code) ?? []
    return { verb: name, args: domains.map((d, i) => ({ of: d.of, id: d.word(num(values, i), state) })) }
  }
  const write = (state: State, code: number): string => {
    const choice = read(state, code)
    let text = choice.verb
    for (const arg of choice.args) text += ` ${arg.id}`
    return text
  }
  const spell = (text: string): Choice | null => {
    const [verb = "", ...words] = text.split(" ")
    const domains = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (!domains) return null
    const last = domains.length - 1
    return {
      verb,
      args: domains.map((d, i) => ({ of: d.of, id: words.slice(i, i < last ? i + 1 : undefined).join(" ") })),
    }
  }
  const list = () => names.map(name => [name, ...(verbs[name] ?? []).map(d => `<${d.of}>`)].join(" "))
  // The one cast: each name of `verbs` was given its verb in the loop above.
  return Object.assign(made, {
    read,
    write,
    knows: (verb: string) => names.includes(verb),
    spell,
    list,
  }) as unknown as Vocabulary<V>
}
