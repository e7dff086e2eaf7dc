// What the server keeps about a person, and how to change or end it.
import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { ask, type Me, me, online, RECOVERY } from "../lib/api.ts"
import { say } from "../lib/words.ts"
import { useAction } from "../lobby/action.ts"
import { Problem } from "../lobby/problem.tsx"
import { Share } from "../lobby/share.tsx"
import { ChangePassword, MakeAccount, NameForm, SignIn, SignOut } from "./account-forms.tsx"

/** Behind the hash, so that the secret is in no server's log. */
const BACK = "#back="

/** Whoever opens the recovery link of a guest is that guest again. */
function useRecovery(): { readonly told: string; readonly error: string } {
  const action = useAction()
  const told = useSignal("")
  useEffect(() => {
    if (!location.hash.startsWith(BACK)) return
    const secret = location.hash.slice(BACK.length)
    history.replaceState(null, "", location.pathname)
    action.run(async () => {
      me.value = await ask<Me>("POST", "/api/recover", { secret })
      localStorage.setItem(RECOVERY, secret)
      told.value = say("account.recovered")
    })
  }, [])
  return { told: told.value, error: action.error }
}

function Recovery() {
  const secret = localStorage.getItem(RECOVERY)
  return (
    <>
      <h3>{say("account.recovery")}</h3>
      {secret === null ? (
        <p class="hint">{say("account.recovery.none")}</p>
      ) : (
        <>
          <Share label={say("account.recovery")} address={`${location.origin}/settings${BACK}${secret}`} />
          <p class="hint">{say("account.recovery.about")}</p>
        </>
      )}
    </>
  )
}

async function download(): Promise<void> {
  const data = await ask<object>("GET", "/api/me/export")
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }))
  link.download = "railhead.json"
  link.click()
  URL.revokeObjectURL(link.href)
}

async function remove(): Promise<void> {
  await ask("DELETE", "/api/me")
  localStorage.removeItem(RECOVERY)
  me.value = null
}

/** Asks once more in its own place. */
function Delete() {
  const sure = useSignal(false)
  const action = useAction()
  return (
    <>
      <p class="hint">{say("account.delete.about")}</p>
      <div class="row">
        {sure.value && (
          <button type="button" class="btn danger" disabled={action.busy} onClick={() => action.run(remove)}>
            {say("account.delete.sure")}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => {
            sure.value = !sure.value
          }}
        >
          {say(sure.value ? "account.keep" : "account.delete")}
        </button>
      </div>
      <Problem text={action.error} />
    </>
  )
}

function Kept() {
  const action = useAction()
  return (
    <>
      <hr />
      <button type="button" class="btn" disabled={action.busy} onClick={() => action.run(download)}>
        {say("account.export")}
      </button>
      <Problem text={action.error} />
      <Delete />
    </>
  )
}

export function Account() {
  const who = me.value
  const recovery = useRecovery()
  return (
    <section class="account-page" aria-labelledby="settings-account">
      <h2 id="settings-account">{say("settings.account")}</h2>
      <p role="status">{recovery.told}</p>
      <Problem text={recovery.error} />
      {online.value === false && <p class="hint">{say("offline.server")}</p>}
      <p class="hint">{say(who ? `account.kind.${who.kind}` : "account.kind.nobody")}</p>
      <NameForm />
      {who?.kind === "guest" && (
        <>
          <hr />
          <Recovery />
          <hr />
          <h3>{say("account.make")}</h3>
          <p class="hint">{say("account.make.about")}</p>
          <MakeAccount />
        </>
      )}
      {who?.kind !== "account" && (
        <details>
          <summary>{say("account.sign-in")}</summary>
          <SignIn />
        </details>
      )}
      {who?.kind === "account" && (
        <>
          <hr />
          <ChangePassword />
          <SignOut />
        </>
      )}
      {who && <Kept />}
    </section>
  )
}
