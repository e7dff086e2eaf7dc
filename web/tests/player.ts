// Somebody who plays in the browser: by mouse, by touch or by keys, only with what is on the page.
import type { Page } from "playwright-core"

export type Hand = "mouse" | "touch" | "keys"

interface Sight {
  readonly over: boolean
  readonly ask: string
  /** Lit places on the board and in one's own area; chips that can be chosen. */
  readonly places: number
  readonly chips: number
  /** Something is selected and can be confirmed. */
  readonly ready: boolean
}

const OVER = "dialog.sheet.wide[open]"

function look(page: Page): Promise<Sight> {
  return page.evaluate(over => {
    const confirm = document.querySelector<HTMLButtonElement>(".bar.mine .confirm")
    return {
      over: document.querySelector(over) !== null,
      ask: document.querySelector<HTMLElement>(".bar.mine")?.dataset.ask ?? "",
      places: [...document.querySelectorAll(".place.legal")].filter(place => place.getClientRects().length > 0).length,
      chips: document.querySelectorAll(".chips .chip[aria-pressed=false]:not(.blocked)").length,
      ready: confirm !== null && !confirm.disabled,
    }
  }, OVER)
}

/** Waits until this page is asked something, or the game is over. */
export async function untilAsked(page: Page, not = ""): Promise<Sight> {
  await page.waitForFunction(
    ([over, before]) => {
      const ask = document.querySelector<HTMLElement>(".bar.mine")?.dataset.ask ?? ""
      return document.querySelector(String(over)) !== null || (ask !== "" && ask !== before)
    },
    [OVER, not],
  )
  return look(page)
}

/** Waits until the question `ask` is answered. */
async function untilAnswered(page: Page, ask: string): Promise<void> {
  await page.waitForFunction(
    ([over, before]) =>
      document.querySelector(String(over)) !== null ||
      (document.querySelector<HTMLElement>("#question")?.dataset.ask ?? "") !== before,
    [OVER, ask],
  )
}

/** One answer. `turn` says which of the possible ones, so that a game is not always the same. */
export async function answer(page: Page, hand: Hand, turn: number): Promise<boolean> {
  const { over, ask, places, chips, ready } = await untilAsked(page)
  if (over) return false
  if (hand === "keys") await byKeys(page, { places, chips, ready }, turn)
  else {
    if (!ready) {
      const target =
        places > 0
          ? page.locator(".place.legal:visible").nth(turn % places)
          : page.locator(".chips .chip[aria-pressed=false]:not(.blocked)").nth(turn % chips)
      await (hand === "touch" ? target.tap() : target.click())
    }
    const confirm = page.locator(".bar.mine .confirm:not(:disabled)")
    await (hand === "touch" ? confirm.tap() : confirm.click())
  }
  await untilAnswered(page, ask)
  return true
}

async function byKeys(page: Page, { places, chips, ready }: Pick<Sight, "places" | "chips" | "ready">, turn: number) {
  if (ready) {
    await page.keyboard.press("Escape")
    await page.locator("#prompt").evaluate(prompt => (prompt as HTMLElement).focus())
  }
  if (chips > 0 && chips <= 9) {
    await page.keyboard.press(String(1 + (turn % chips)))
    await page.locator(".bar.mine .confirm:not(:disabled)").waitFor()
    await page.keyboard.press("Enter")
    return
  }
  // To the board, along the lit places, take one, and once more to do it.
  await page.keyboard.press("g")
  for (let i = 0; i < 1 + (turn % Math.max(1, Math.min(5, places))); i++) await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await page.locator(".bar.mine .confirm:not(:disabled)").waitFor()
  await page.keyboard.press("Enter")
}

/** Plays to the end of the game; returns how many answers it took. */
export async function playOut(page: Page, hand: Hand): Promise<number> {
  let answers = 0
  while (await answer(page, hand, answers * 7)) answers++
  return answers
}

/** Nothing moves, so that a test need not wait for it. */
export async function stillTable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("railhead.settings") ?? "{}")
    localStorage.setItem("railhead.settings", JSON.stringify({ ...kept, speed: "once" }))
  })
}
