import { say } from "../lib/words.ts"
import { useTitle } from "./title.ts"
import { TopBar } from "./top-bar.tsx"

export function NotFound() {
  useTitle(say("not-found.title"))
  return (
    <div class="page">
      <TopBar />
      <main class="page-main lonely">
        <h1>{say("not-found.title")}</h1>
        <p class="muted">{say("not-found.text")}</p>
        <a class="btn primary" href="/">
          {say("not-found.home")}
        </a>
      </main>
    </div>
  )
}
