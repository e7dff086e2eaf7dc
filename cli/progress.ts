/** A bar on a terminal, nothing elsewhere. */
export class Progress {
  private readonly total: number
  private shown = 0

  constructor(total: number) {
    this.total = total
  }

  at(done: number, told: string): void {
    const now = Date.now()
    if (!process.stderr.isTTY || (now - this.shown < 100 && done < this.total)) return
    this.shown = now
    const filled = Math.round((30 * done) / this.total)
    process.stderr.write(`\r[${"█".repeat(filled)}${"·".repeat(30 - filled)}] ${done}/${this.total} ${told}\x1b[K`)
    if (done >= this.total) process.stderr.write("\n")
  }
}
