// The accessibility audit of what is on the screen.
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { AxeResults, RunOptions } from "axe-core"
import type { Page } from "playwright-core"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const everything: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
}

/** What is wrong, one line for each thing on the page: "color-contrast (serious): .seat > small …". None is an empty list. */
export async function axe(page: Page, options: RunOptions = everything): Promise<string[]> {
  const here = await page.evaluate<boolean>("'axe' in window")
  if (!here) await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const why = failureSummary.replace(/\s*\n\s*/g, " ")
      return `${id} (${impact}): ${target.join(" ")} ${why}`
    }),
  )
}
