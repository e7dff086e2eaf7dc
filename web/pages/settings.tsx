// Everything a person can set, and what the server keeps about them.
import "./settings.css"
import { say } from "../lib/words.ts"
import { Account } from "./account.tsx"
import { Foot } from "./foot.tsx"
import { SettingsPanel } from "./settings-panel.tsx"
import { useTitle } from "./title.ts"
import { TopBar } from "./top-bar.tsx"

export { SettingsPanel } from "./settings-panel.tsx"

export default function SettingsPage() {
  useTitle(say("settings.title"))
  return (
    <div class="page">
      <TopBar />
      <main class="page-main">
        <h1>{say("settings.title")}</h1>
        <p class="muted">{say("settings.device")}</p>
        <div class="settings-page">
          <SettingsPanel />
          <Account />
        </div>
      </main>
      <Foot />
    </div>
  )
}
