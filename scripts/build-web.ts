// Builds the browser client into web/webFolder, unless what is there was made from the same sources: `npm run build:web`.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
export const webFolder = join(root, "web", "dist")
const vite = join(root, "node_modules", "vite", "bin", "vite.js")
/** Lies in the folder it tells of. Names with a dot in front are not served. */
const STAMP = ".sources"

/** One hash over everything that the client is made of. */
function hashOfSources(): string {
  const files = globSync(["{web,games,engine,bots,hosting}/**/*.*", "package-lock.json", "tsconfig.json"], {
    cwd: root,
    exclude: path => /(^|[/\\])(node_modules|tests|bench|dist[^/\\]*)$/.test(path),
  })
  const hash = createHash("sha256")
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

function built(): string {
  const stamp = join(webFolder, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : ""
}

/** False after an installation without what is only needed for development. */
export function canBuild(): boolean {
  return existsSync(vite)
}

/** Vite runs as a process of its own: its memory is gone when a server is started afterwards. */
export function buildWeb(): string {
  const sources = hashOfSources()
  if (sources === built()) return webFolder
  if (!canBuild()) throw new Error("the browser client cannot be built without Vite: npm install brings it")
  console.log("Building the browser client …")
  // Beside the old one and then in its place: a server that runs never has half of it.
  const fresh = mkdtempSync(`${webFolder}-`)
  try {
    const args = [vite, "build", join(root, "web"), "--outDir", fresh, "--emptyOutDir", "--logLevel", "warn"]
    const env = { ...process.env, NODE_ENV: "production" }
    if (spawnSync(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] }).status !== 0)
      throw new Error("the browser client could not be built; the lines above say why")
    writeFileSync(join(fresh, STAMP), sources)
    // Another process may have built the same meanwhile, and uses it.
    if (sources !== built()) {
      rmSync(webFolder, { recursive: true, force: true })
      renameSync(fresh, webFolder)
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return webFolder
}

if (import.meta.main)
  try {
    buildWeb()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
