// A Chromium for the browser tests: one that is named, one that is installed, or one that is installed now.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { chromium } from "playwright-core"

export interface FoundBrowser {
  readonly path: string
  /** How it was come by, for people. */
  readonly how: string
}

const NAMED = "RAILHEAD_CHROMIUM"
/** Set by `npm test` to the reason when it looked in vain, so that every test file says so and none tries again. */
const MISSING = "RAILHEAD_CHROMIUM_MISSING"

const commands = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]

const places: { readonly [system: string]: readonly string[] } = {
  linux: ["/usr/lib/chromium/chromium", "/opt/google/chrome/chrome", "/snap/bin/chromium"],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap(folder =>
    ["Google/Chrome", "Chromium"].map(name => join(process.env[folder] ?? "", name, "Application", "chrome.exe")),
  ),
}

function onPath(): string[] {
  const ending = process.platform === "win32" ? ".exe" : ""
  const folders = (process.env.PATH ?? "").split(delimiter).filter(folder => folder !== "")
  return commands.flatMap(command => folders.map(folder => join(folder, command + ending)))
}

/** Some of these names only say how to install the real one. On Windows asking would open a window. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false
  if (process.platform === "win32") return true
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Without installing anything; null if there is none. */
function lookForBrowser(): FoundBrowser | null {
  const named = process.env[NAMED]
  if (named) {
    if (runs(named)) return { path: named, how: `named by ${NAMED}` }
    throw new Error(`${NAMED} names ${named}, which is no Chromium that runs here`)
  }
  const installed = [...onPath(), ...(places[process.platform] ?? [])].find(runs)
  if (installed) return { path: installed, how: "installed on this machine" }
  const downloaded = chromium.executablePath()
  return runs(downloaded) ? { path: downloaded, how: "downloaded by Playwright" } : null
}

function done(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  return spawnSync(command, args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0
}

function installDebian(): boolean {
  if (process.platform !== "linux" || !isRoot() || !existsSync("/usr/bin/apt-get")) return false
  console.log("There is no Chromium for the browser tests: installing the package chromium with apt-get …")
  const install = () => done("apt-get", ["install", "--yes", "-qq", "--no-install-recommends", "chromium"])
  return install() || (done("apt-get", ["update", "-qq"]) && install())
}

function installPlaywright(): boolean {
  console.log("There is no Chromium for the browser tests: downloading Playwright's …")
  const cli = join(import.meta.dirname, "..", "node_modules", "playwright-core", "cli.js")
  // What it needs of the system can only be installed by root.
  const withSystem = process.platform === "linux" && isRoot() && existsSync("/usr/bin/apt-get") ? ["--with-deps"] : []
  return done(process.execPath, [cli, "install", ...withSystem, "chromium"])
}

/** The Chromium to use. Throws with the reason if there is none and, where that is wanted, none can be installed. */
export function findBrowser({ install = true }: { readonly install?: boolean } = {}): FoundBrowser {
  const missing = process.env[MISSING]
  if (missing) throw new Error(missing)
  const found = lookForBrowser() ?? (install && installDebian() ? lookForBrowser() : null)
  const last = found ?? (install && installPlaywright() ? lookForBrowser() : null)
  if (last) return last
  throw new Error(
    `there is no Chromium for the browser tests${install ? ", and none could be installed; the lines above say why" : ""}. Install Chromium or Google Chrome, or name one with ${NAMED}=/path/to/chrome, and run npm test again.`,
  )
}

/** For the environment of the tests: the browser, or why there is none. */
export function browserForTests(): { readonly [name: string]: string } {
  try {
    const { path, how } = findBrowser()
    console.log(`Browser tests use ${path} (${how}).`)
    return { [NAMED]: path }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`The browser tests will fail: ${reason}`)
    return { [MISSING]: reason }
  }
}

/** How it is started: no sandbox where root's would be refused, and nothing it would do of its own accord. */
export function browserArguments(): string[] {
  return [
    ...(isRoot() ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ]
}
