/** A figure from the bell curve around nought, of spread 1; `random` gives figures from 0 to 1, never 1 itself. */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
