// Everything that must hold, ending with one plain line: how many passed and how many failed.
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { browserForTests } from "./browser.ts"
import { runAll } from "./steps.ts"

const folder = mkdtempSync(join(tmpdir(), "railhead-test-"))
const tally = join(folder, "tally.json")
const ran = runAll(["types", "webTypes", "webTestTypes", "lint", "unused", "rules", "web", "tests"], {
  RAILHEAD_TALLY: tally,
  ...browserForTests(),
})
const counted = readTally()
rmSync(folder, { recursive: true, force: true })

console.log()
for (const { name, passed, seconds } of ran) console.log(`${passed ? "✓" : "✗"} ${name} ${seconds.toFixed(1)} s`)
const parts = ran.filter(step => step.name !== "tests" || counted === null)
const passed = (counted?.passed ?? 0) + parts.filter(step => step.passed).length
const failed = (counted?.failed ?? 0) + parts.filter(step => !step.passed).length
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && ran.every(step => step.passed) ? 0 : 1

/** What Vitest's own report says; null if it never came to that. */
function readTally(): { passed: number; failed: number } | null {
  try {
    const report = JSON.parse(readFileSync(tally, "utf8"))
    return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) }
  } catch {
    return null
  }
}
