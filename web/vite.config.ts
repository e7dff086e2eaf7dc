import preact from "@preact/preset-vite"
import { defineConfig } from "vite"
import { preloadFonts } from "./build/fonts.ts"
import { messages } from "./build/messages.ts"
import { offline } from "./build/offline.ts"
import { sprite } from "./build/sprite.ts"

/** In a folder of its own, so that its weight can be told from the page's. */
const workerNames = {
  entryFileNames: "assets/worker/[name]-[hash].js",
  chunkFileNames: "assets/worker/[name]-[hash].js",
}

/**
 * Few files in place of many small ones: what every page needs, what a table and its replay share, what two games do;
 * what a game shares with its expansions, data and pictures apart.
 */
const groups = [
  {
    name: "base",
    test: /node_modules\/(?:@?preact)|\/web\/lib\/|\/games\/(?:picture\/|words|parts|faces)|\/hosting\/|\/engine\//,
  },
  { name: "trail", test: /\/games\/trail\/board\/(?!told-(?:market|railway))/ },
  { name: "gwt", test: /\/games\/great-western-trail\/(?!board|text\/.*json)/ },
  { name: "board-gwt", test: /\/games\/great-western-trail\/board\/(?!expansions|index|text-)/ },
  {
    name: "table",
    test: /\/web\/table\/(?!text-board|use-text|command-box|notation|select|tell-deltas|menu|hints|mini-map|side\/(?:rules|notes|chat))/,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messages(), preact(), sprite(), preloadFonts(), offline()],
  build: {
    outDir: "dist",
    target: "es2024",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: "es", rolldownOptions: { output: workerNames } },
})
