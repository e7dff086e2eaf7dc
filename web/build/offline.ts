// The list of everything that was built, for the service worker: after the first visit all of it is on the device.
import { createHash } from "node:crypto"
import type { Plugin } from "vite"

const WORKER = "sw.js"

export function offline(): Plugin {
  return {
    name: "railhead-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter(name => !name.endsWith(".map") && name !== WORKER)
        const contents = files.map(name => {
          const file = bundle[name]
          return file?.type === "chunk" ? file.code : (file?.source ?? "")
        })
        const version = createHash("sha256")
        for (const content of contents) version.update(content)
        this.emitFile({
          type: "asset",
          fileName: "offline.json",
          source: JSON.stringify({
            version: version.digest("hex").slice(0, 16),
            files: files.filter(name => name !== "index.html").map(name => `/${name}`),
          }),
        })
      },
    },
  }
}
