import "./style/tokens.css"
import "./style/base.css"
import { effect } from "@preact/signals"
import { render } from "preact"
import { App } from "./app.tsx"
import { whoAmI } from "./lib/api.ts"
import { loadIcons } from "./lib/icons.ts"
import { dressPage, settings } from "./lib/settings.ts"
import { loadWords } from "./lib/words.ts"
import { keepOffline } from "./sw.ts"

dressPage()
void loadIcons()
await loadWords()
effect(() => {
  settings.value.language
  void loadWords()
})
whoAmI().catch(() => {})
const root = document.getElementById("app")
if (root) render(<App />, root)
keepOffline()
