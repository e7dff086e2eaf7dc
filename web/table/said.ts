/** As many sentences as fit, the newest for certain: what is left out is the oldest. */
export function fits(sentences: readonly string[], longest: number): string {
  const kept: string[] = []
  let length = 0
  for (const sentence of sentences.toReversed()) {
    if (kept.length > 0 && length + sentence.length > longest) break
    kept.unshift(sentence)
    length += sentence.length + 1
  }
  const text = kept.join(" ")
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[,;:]$/, "")} …`
}
