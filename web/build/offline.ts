// Everything that was built goes into the service worker's list: after the first visit all of it is on the device.
import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

export function offline(): Plugin {
  let publicFolder = ""
  return {
    name: "railhead-offline",
    apply: "build",
    configResolved(config) {
      publicFolder = config.publicDir
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const version = createHash("sha256")
        const built = Object.keys(bundle)
          .filter(name => !name.endsWith(".map") && name !== "index.html")
          .sort()
        const copied = globSync("**/*.*", { cwd: publicFolder }).sort()
        for (const name of ["index.html", ...built]) {
          const file = bundle[name]
          version.update(file?.type === "chunk" ? file.code : (file?.source ?? ""))
        }
        for (const name of copied) version.update(readFileSync(join(publicFolder, name)))
        const files = ["/", ...[...built, ...copied].map(name => `/${name}`)]
        const head = `const VERSION = ${JSON.stringify(version.digest("hex").slice(0, 16))}\nconst FILES = ${JSON.stringify(files)}\n`
        const worker = readFileSync(join(import.meta.dirname, "sw.js"), "utf8")
        this.emitFile({ type: "asset", fileName: "sw.js", source: head + worker })
      },
    },
  }
}
