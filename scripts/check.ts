// Types and lint, in seconds.
import { runAll } from "./steps.ts"

process.exitCode = runAll(["types", "webTypes", "webTestTypes", "lint"]).every(step => step.passed) ? 0 : 1
