// Who one is, in a window: the name at once, everything else behind it.
import type { Signal } from "@preact/signals"
import { me, online } from "../lib/api.ts"
import { say } from "../lib/words.ts"
import { NameForm, SignIn, SignOut } from "./account-forms.tsx"
import { Dialog } from "./dialog.tsx"

export function AccountDialog({ open }: { open: Signal<boolean> }) {
  const close = () => {
    open.value = false
  }
  const who = me.value
  return (
    <Dialog open={open} title={say("account.title")}>
      <div class="account">
        <NameForm done={close} />
        <p class="hint">{say(who ? `account.kind.${who.kind}` : "account.kind.nobody")}</p>
        {online.value === false && <p class="hint">{say("offline.server")}</p>}
        {who?.kind !== "account" && (
          <details>
            <summary>{say("account.sign-in")}</summary>
            <SignIn done={close} />
          </details>
        )}
        <div class="row">
          <a class="btn grow" href="/settings" onClick={close}>
            {say("account.more")}
          </a>
          {who?.kind === "account" && <SignOut done={close} />}
        </div>
      </div>
    </Dialog>
  )
}
