// Every position of a game, put together from what each page changed.
import type { State } from "@railhead/engine"
import { type Page, type Parts, stateFrom } from "@railhead/hosting"

/** A position is kept every so many pages, so that no jump has far to go. */
const EVERY = 50

export class Positions {
  private readonly pages: readonly Page[]
  private readonly kept: Parts[] = []

  constructor(pages: readonly Page[]) {
    this.pages = pages
  }

  /** The position after a page. What did not change since another page is the very same object in both. */
  at(page: number): State {
    return stateFrom(this.partsAt(page))
  }

  private partsAt(page: number): Parts {
    const mark = Math.floor(page / EVERY)
    while (this.kept.length <= mark) {
      const next = this.kept.length * EVERY
      this.kept.push(this.fold(this.kept.at(-1) ?? {}, Math.max(0, next - EVERY + 1), next))
    }
    return this.fold(this.kept[mark] ?? {}, mark * EVERY + 1, page)
  }

  private fold(from: Parts, first: number, last: number): Parts {
    return Object.assign({}, from, ...this.pages.slice(first, last + 1).map(({ parts }) => parts))
  }
}
