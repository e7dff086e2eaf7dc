// What a personality puts up for choice, as rows; which card offers which: `cards.ts`. Source: the rulebook.

interface Offered {
  readonly id: string
  readonly pay: number
  readonly money: number
  readonly cowboys: number
  readonly revolvers: number
  readonly points: number
  /** Cowboys of the personal reserve given back to the general one. */
  readonly gives: number
  /** CC-13.13 */
  readonly tax: "none" | "weapons" | "money"
}

function offered(id: string, given: Partial<Offered> = {}): Offered {
  return { id, pay: 0, money: 0, cowboys: 0, revolvers: 0, points: 0, gives: 0, tax: "none", ...given }
}

export const offers: readonly Offered[] = [
  offered("money-8", { money: 8 }),
  // Points at the end of the round, for houses or mountains as they then are (CC-13.3, CC-13.5).
  offered("houses"),
  offered("mountains"),
  offered("cowboys-1", { pay: 1, cowboys: 1 }),
  offered("cowboys-2", { pay: 4, cowboys: 2 }),
  offered("cowboys-3", { pay: 9, cowboys: 3 }),
  offered("revolvers-1", { pay: 3, revolvers: 1 }),
  offered("revolvers-2", { pay: 9, revolvers: 2 }),
  offered("bank-3", { pay: 3, points: 3 }),
  offered("bank-5", { pay: 12, points: 5 }),
  offered("bank-7", { pay: 25, points: 7 }),
  offered("heroes-3", { points: 3 }),
  offered("heroes-6", { points: 6, gives: 1 }),
  offered("heroes-9", { points: 9, gives: 2 }),
  offered("tax-weapons", { tax: "weapons" }),
  offered("tax-money", { tax: "money" }),
]

export function offerNamed(id: string): number {
  return offers.findIndex(row => row.id === id)
}

export const MONEY_8 = offerNamed("money-8")
export const FOR_HOUSES = offerNamed("houses")
export const FOR_MOUNTAINS = offerNamed("mountains")
