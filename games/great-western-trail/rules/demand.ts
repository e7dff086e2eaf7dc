/** Something that must hold at every decision; see `conserved.ts`. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not conserved: ${what}`)
}
