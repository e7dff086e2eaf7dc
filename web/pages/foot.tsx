import { say } from "../lib/words.ts"

export function Foot() {
  return (
    <footer class="foot">
      <p>{say("foot.fan")}</p>
      <p>
        <a href="/credits">{say("foot.credits")}</a> <a href="/settings">{say("nav.settings")}</a>
      </p>
    </footer>
  )
}
