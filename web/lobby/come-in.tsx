// Whoever follows an invitation and is nobody yet says a name, and is in.
import "./waiting-room.css"
import { useId } from "preact/hooks"
import { say } from "../lib/words.ts"
import { useTitle } from "../pages/title.ts"
import { TopBar } from "../pages/top-bar.tsx"
import { useAction } from "./action.ts"
import { comeIn, myName, rename } from "./my-name.ts"
import { Problem } from "./problem.tsx"

export function NameAtTheDoor() {
  const action = useAction()
  const id = useId()
  useTitle(say("come-in.title"))
  const enter = async (name: string) => {
    if (name !== "") await rename(name)
    await comeIn()
  }
  return (
    <div class="page">
      <TopBar />
      <main class="room narrow">
        <h1>{say("come-in.title")}</h1>
        <p class="muted">{say("come-in.text")}</p>
        <form
          class="form panel"
          onSubmit={event => {
            event.preventDefault()
            const name = String(new FormData(event.currentTarget).get("name")).trim()
            action.run(() => enter(name))
          }}
        >
          <label for={id}>{say("account.name")}</label>
          <input
            class="field"
            id={id}
            name="name"
            maxLength={24}
            autocomplete="nickname"
            defaultValue={myName.value}
            placeholder={say("guest.name")}
          />
          <button type="submit" class="btn primary" disabled={action.busy}>
            {say("come-in.button")}
          </button>
          <Problem text={action.error} />
        </form>
      </main>
    </div>
  )
}
