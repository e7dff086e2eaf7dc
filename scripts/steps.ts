// The parts of the test run, each a program of its own.
import { spawnSync } from "node:child_process"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function inModules(...path: string[]): string {
  return join(root, "node_modules", ...path)
}

const steps = {
  types: { says: "types (TypeScript)", args: [inModules("typescript", "bin", "tsc"), "-p", root] },
  webTypes: {
    says: "types of the browser client",
    args: [inModules("typescript", "bin", "tsc"), "-p", join(root, "web")],
  },
  webTestTypes: {
    says: "types of the browser tests",
    args: [inModules("typescript", "bin", "tsc"), "-p", join(root, "web", "tests")],
  },
  lint: {
    says: "lint and format (Biome)",
    args: [inModules("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", root],
  },
  unused: { says: "unused code (knip)", args: [inModules("knip", "bin", "knip.js")] },
  rules: {
    says: "every numbered rule and example has a test",
    args: [join(root, "cli", "bin", "railhead.mjs"), "rules"],
  },
  web: { says: "the browser client builds (Vite)", args: [join(root, "scripts", "build-web.ts")] },
  tests: { says: "tests (Vitest)", args: [inModules("vitest", "vitest.mjs"), "run", "--root", root] },
} as const

export type StepName = keyof typeof steps

export interface Ran {
  readonly name: StepName
  readonly passed: boolean
  readonly seconds: number
}

/** Runs the parts one after the other, says what it is doing, and goes on after a failure to show them all. */
export function runAll(names: readonly StepName[], env: NodeJS.ProcessEnv = {}): Ran[] {
  return names.map(name => {
    const { says, args } = steps[name]
    console.log(`→ ${says}`)
    const started = performance.now()
    const { status } = spawnSync(process.execPath, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    })
    return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 }
  })
}
