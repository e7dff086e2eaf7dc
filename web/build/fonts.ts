// The two fonts of every page are asked for with the page itself, not only when the styles that name them are there.
import type { HtmlTagDescriptor, Plugin } from "vite"

const EVERYWHERE = ["besley-latin-wght-normal", "archivo-latin-wdth-normal"]

export function preloadFonts(): Plugin {
  return {
    name: "railhead-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter(name => name.endsWith(".woff2") && EVERYWHERE.some(font => name.includes(font)))
          .map(name => ({
            tag: "link",
            injectTo: "head",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
          })),
    },
  }
}
