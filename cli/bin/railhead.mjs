#!/usr/bin/env node
// Plain JavaScript for the oldest Node people have: says what is needed instead of failing on TypeScript.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Railhead needs Node 22.18 or newer and this is ${process.version}: use "npm run railhead -- …", which brings its own, or install a current Node.`,
  )
  process.exit(1)
}
const { main } = await import("../railhead.ts")
process.exitCode = await main(process.argv.slice(2))
