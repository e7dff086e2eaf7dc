// Small words for lists whose index is known to be good.

/** Whatever is not a number: lists of numbers are read by `num` alone. */
type Item = object | string | boolean | null

/** The item at `i`; a wrong index is a bug and throws. */
export function at<T extends Item>(list: readonly T[], i: number): T {
  const item = list[i]
  if (item === undefined) throw missing(list, i)
  return item
}

/** `at` for numbers alone: where one function reads lists of all kinds, V8 loses half the speed of random play. */
export function num(list: readonly number[], i: number): number {
  const n = list[i]
  if (n === undefined) throw missing(list, i)
  return n
}

/** `num` for lists of fractions, as bots have them: what both read would become fractions all over. */
export function figure(list: readonly number[], i: number): number {
  const n = list[i]
  if (n === undefined) throw missing(list, i)
  return n
}

function missing(list: readonly unknown[], i: number): RangeError {
  return new RangeError(`no item ${i} in a list of ${list.length}`)
}

/** A copy with another number at one place: for lists that seldom change, which clones share. */
export function replaced(list: readonly number[], i: number, n: number): number[] {
  const copy = list.slice()
  copy[i] = n
  return copy
}

/** Whole numbers only. Cut to one, because −0 or 3.0 in a single list makes V8 treat all of them as lists of fractions. */
export function add(list: number[], i: number, amount: number): void {
  list[i] = (num(list, i) + amount) | 0
}

export function sum(list: readonly number[]): number {
  let total = 0
  for (const n of list) total += n
  return total
}

/** The last item. An empty list is asked for its length first: reading index −1 is slow. */
export function last<T extends Item>(list: readonly T[]): T | null {
  return list.length > 0 ? at(list, list.length - 1) : null
}

/** Takes one number out of the list; false if it is not there. By hand, because `splice` makes a list of what it took. */
export function takeOut(list: number[], item: number): boolean {
  const i = list.indexOf(item)
  if (i < 0) return false
  for (let next = i + 1; next < list.length; next++) list[next - 1] = num(list, next)
  list.pop()
  return true
}

/** 0 … n−1 */
export function range(n: number): number[] {
  const list: number[] = []
  for (let i = 0; i < n; i++) list.push(i)
  return list
}

/** Whole numbers, built by pushing, so that V8 knows it has no holes; a list for fractions is a `Float64Array`. */
export function filled(n: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < n; i++) list.push(value)
  return list
}
