import preact from "@preact/preset-vite"
import { defineConfig } from "vite"
import { offline } from "./build/offline.ts"
import { sprite } from "./build/sprite.ts"

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact(), sprite(), offline()],
  build: { outDir: "dist", target: "es2024", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
})
