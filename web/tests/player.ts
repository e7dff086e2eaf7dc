// Somebody who plays in the browser: by mouse, by touch or by keys, only with what is on the page.
import type { Page } from "playwright-core"

export type Hand = "mouse" | "touch" | "keys"

/** Where a finger or a pointer reaches a lit place without moving the board. */
function withinReach(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>(".place.legal")].flatMap(place => {
      const box = place.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return document.elementFromPoint(x, y)?.closest(".place") === place ? [{ x, y }] : []
    }),
  )
}

interface Sight {
  readonly over: boolean
  readonly ask: string
  /** Lit places on the board, where the arrows lead; chips that can be chosen. */
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
      places: [...document.querySelectorAll("#board .place.legal")].filter(place => place.getClientRects().length > 0)
        .length,
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
async function untilAnswered(page: Page, ask: string, patience?: number): Promise<void> {
  await page.waitForFunction(
    ([over, before]) =>
      document.querySelector(String(over)) !== null ||
      (document.querySelector<HTMLElement>("#question")?.dataset.ask ?? "") !== before,
    [OVER, ask],
    patience === undefined ? {} : { timeout: patience },
  )
}

/** Milliseconds after which a player takes a key or a touch for lost and tries again. */
const PATIENCE = 5000
const TRIES = 3

/** One answer. `turn` says which of the possible ones, so that a game is not always the same. */
export async function answer(page: Page, hand: Hand, turn: number): Promise<boolean> {
  let sight = await untilAsked(page)
  if (sight.over) return false
  const { ask } = sight
  for (let tries = 1; ; tries++) {
    if (hand === "keys") await byKeys(page, sight, turn)
    else await byHand(page, hand, sight, turn)
    if (tries === TRIES) break
    const done = untilAnswered(page, ask, PATIENCE).then(
      () => true,
      () => false,
    )
    if (await done) return true
    sight = await look(page)
  }
  await untilAnswered(page, ask)
  return true
}

/** A new question may still move the board: then the touch went beside it and is made again. */
async function byHand(page: Page, hand: Hand, { chips, ready }: Pick<Sight, "chips" | "ready">, turn: number) {
  const confirm = page.locator(".bar.mine .confirm:not(:disabled)")
  for (let tries = 0; !ready && tries < 5 && (tries === 0 || (await confirm.count()) === 0); tries++) {
    const reach = await withinReach(page)
    const at = reach[turn % Math.max(1, reach.length)]
    if (at) await (hand === "touch" ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
    else {
      const chip = page.locator(".chips .chip[aria-pressed=false]:not(.blocked)").nth(turn % Math.max(1, chips))
      await (hand === "touch" ? chip.tap() : chip.click())
    }
    await confirm.waitFor({ timeout: 1000 }).catch(() => {})
  }
  await (hand === "touch" ? confirm.tap() : confirm.click())
}

/** What is pressed while the page still draws a question may be lost, and is pressed again. */
async function byKeys(page: Page, { places, chips, ready }: Pick<Sight, "places" | "chips" | "ready">, turn: number) {
  const confirm = page.locator(".bar.mine .confirm:not(:disabled)")
  for (let tries = 0; !ready && tries < 5 && (tries === 0 || (await confirm.count()) === 0); tries++) {
    // Numbers choose also what has no chip because it lies in one's own area.
    if (places === 0 || (chips > 0 && chips <= 9))
      await page.keyboard.press(String(1 + (turn % Math.min(9, chips || 9))))
    else {
      // To the board, along the lit places, and take one.
      await page.keyboard.press("g")
      for (let i = 0; i < 1 + (turn % Math.min(5, places)); i++) await page.keyboard.press("ArrowRight")
      await page.keyboard.press("Enter")
    }
    await confirm.waitFor({ timeout: 1000 }).catch(() => {})
  }
  await page.keyboard.press("Enter")
}

/** Selects what is at a place of the board, or the choice with this chip, without doing it. */
export async function point(page: Page, what: { readonly place: string } | { readonly chip: string | RegExp }) {
  if ("chip" in what) await page.locator(".answers .chip:not(.blocked)", { hasText: what.chip }).first().click()
  else await page.locator(`.place.legal[data-place="${what.place}"]`).click()
  await page.locator(".bar.mine .confirm:not(:disabled)").waitFor()
}

/** Does what is selected, and waits for what comes of it. */
export async function confirm(page: Page): Promise<void> {
  const ask = (await page.locator("#question").getAttribute("data-ask")) ?? ""
  await page.locator(".bar.mine .confirm:not(:disabled)").click()
  await untilAnswered(page, ask)
}

/** From the home page to a game against bots on this device. */
export async function playTheBots(page: Page, title: string): Promise<void> {
  await stillTable(page)
  await page.goto("/")
  await page.locator(".game-card", { hasText: title }).getByRole("button", { name: "Play the bots" }).click()
  await page.waitForURL(/\/local\//)
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
