// How long a message takes over a connection, measured by how fast it is answered.

/** Of so many the fastest counts: a busy moment is not a slow line. */
const KEPT = 5

export class Delay {
  private sent: number | null = null
  private readonly trips: number[] = []

  asked(now: number): void {
    this.sent = now
  }

  answered(now: number): void {
    if (this.sent === null) return
    this.trips.push(now - this.sent)
    if (this.trips.length > KEPT) this.trips.shift()
    this.sent = null
  }

  /** Milliseconds one way; 0 as long as nothing is known. */
  get oneWay(): number {
    return this.trips.length === 0 ? 0 : Math.min(...this.trips) / 2
  }
}
