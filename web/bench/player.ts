// Plays on at an open table as somebody in a hurry would: the first answer to every question.
import type { Page } from "playwright-core"

/** Milliseconds without a change after which something is wrong. */
const STALLED = 20_000

/** One touch, if there is a question: a choice, or the button that confirms it. */
function touch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const press = (selector: string) => {
      const button = document.querySelector<HTMLButtonElement>(`#question ${selector}`)
      button?.click()
      return button !== null
    }
    return void (
      press("button.confirm:enabled") ||
      press(".chips > .chip[aria-pressed=false]") ||
      press(".stepper .chip:last-child") ||
      press(".verbs .chip[aria-pressed=false]")
    )
  })
}

/** Until enough has happened. */
export async function playOn(page: Page, enough: () => Promise<boolean>): Promise<void> {
  const updates = () => page.evaluate(() => performance.getEntriesByName("railhead:update").length)
  let [seen, since] = [await updates(), Date.now()]
  while (!(await enough())) {
    await touch(page)
    await page.waitForTimeout(50)
    const now = await updates()
    if (now !== seen) [seen, since] = [now, Date.now()]
    else if (Date.now() - since > STALLED)
      throw new Error(`the table does not go on: ${await page.locator("#question").textContent()}`)
  }
}
