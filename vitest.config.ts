import { defineConfig } from "vitest/config"

const tally = process.env.RAILHEAD_TALLY

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    pool: "threads",
    // Nothing here has state of its own, so the files can share their modules: four times as fast.
    isolate: false,
    // Browser tests mostly wait, so no core need be left free.
    maxWorkers: "100%",
    testTimeout: 120_000,
    reporters: tally ? ["dot", ["json", { outputFile: tally }]] : ["default"],
  },
})
