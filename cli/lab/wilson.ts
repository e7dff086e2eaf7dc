/** Between which shares the true one lies with 95 % confidence, after so many wins in so many games (Wilson's score). */
export function wilson(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const share = wins / games
  const middle = share + z ** 2 / (2 * games)
  const spread = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))
  const whole = 1 + z ** 2 / games
  // Rounding may lead a hair beyond what a share can be.
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)]
}
