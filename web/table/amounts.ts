// Choices that are nothing but a number: money, bids, points.
import type { Option } from "./pick.ts"

/** As many chips stand beside the field. */
const FEW = 6
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000]

/** The number that a choice is, null for all others. */
export function amountOf(option: Option | undefined): number | null {
  const [only, ...others] = option?.spelled.args ?? []
  if (!option || !only || others.length > 0 || option.place !== null || !/^\d+$/.test(only.id)) return null
  return Number(only.id)
}

/** The numbers among choices, the smallest first, if they are all of one kind; else none. */
export function amountsIn(options: readonly Option[]): readonly Option[] {
  const found = options.filter(option => amountOf(option) !== null)
  if (found.some(({ spelled }) => spelled.verb !== found[0]?.spelled.verb)) return []
  return found.toSorted((a, b) => (amountOf(a) ?? 0) - (amountOf(b) ?? 0))
}

/** The choice that comes nearest to a number. */
export function nearestTo(options: readonly Option[], number: number): Option | undefined {
  if (Number.isNaN(number)) return undefined
  const away = (option: Option) => Math.abs((amountOf(option) ?? 0) - number)
  return options.toSorted((a, b) => away(a) - away(b))[0]
}

/** The first, the last, and round ones between them, few enough to stand in a row. */
export function roundOnes(options: readonly Option[]): readonly Option[] {
  for (const step of STEPS) {
    const round = options.filter(
      (option, i) => i === 0 || i === options.length - 1 || (amountOf(option) ?? 0) % step === 0,
    )
    if (round.length <= FEW) return round
  }
  return []
}
