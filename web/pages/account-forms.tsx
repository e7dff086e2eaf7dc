// The forms about oneself: name, account, signing in and out, password.
import "../lobby/controls.css"
import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useId } from "preact/hooks"
import { ask, type Me, me, RECOVERY } from "../lib/api.ts"
import { say } from "../lib/words.ts"
import { useAction } from "../lobby/action.ts"
import { myName, rename } from "../lobby/my-name.ts"
import { Problem } from "../lobby/problem.tsx"

interface Done {
  done?(): void
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly value?: string
  readonly type?: "text" | "password"
  readonly complete: "nickname" | "username" | "current-password" | "new-password"
  readonly least?: number
  readonly most: number
}

function Field({ name, label, value = "", type = "text", complete, least = 1, most }: FieldProps) {
  const id = useId()
  const field = {
    class: "field",
    id,
    name,
    defaultValue: value,
    required: true,
    minLength: least,
    maxLength: most,
    autocomplete: complete,
    spellcheck: false,
  }
  return (
    <>
      <label for={id}>{label}</label>
      {type === "password" ? <input {...field} type="password" /> : <input {...field} type="text" />}
    </>
  )
}

interface FormProps {
  readonly button: string
  readonly children: ComponentChildren
  send(fields: { readonly [name: string]: string }): Promise<unknown>
}

/** Fields with one button; what is refused is told below it. */
function Form({ button, children, send }: FormProps) {
  const action = useAction()
  return (
    <form
      class="form"
      onSubmit={event => {
        event.preventDefault()
        const form = event.currentTarget
        const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
        action.run(() => send(fields))
      }}
    >
      {children}
      <button type="submit" class="btn primary" disabled={action.busy}>
        {button}
      </button>
      <Problem text={action.error} />
    </form>
  )
}

const NAME = { name: "name", complete: "nickname", most: 24 } as const

export function NameForm({ done }: Done) {
  return (
    <Form
      button={say("account.save-name")}
      send={async ({ name = "" }) => {
        await rename(name)
        done?.()
      }}
    >
      <Field {...NAME} key={myName.value} label={say("account.name")} value={myName.value} />
    </Form>
  )
}

const password = (complete: "current-password" | "new-password") =>
  ({ type: "password", complete, least: 10, most: 200 }) as const

export function SignIn({ done }: Done) {
  return (
    <Form
      button={say("account.sign-in")}
      send={async ({ name, password: secret }) => {
        me.value = await ask<Me>("POST", "/api/sessions", { name: name ?? "", password: secret ?? "" })
        done?.()
      }}
    >
      <Field {...NAME} label={say("account.name")} complete="username" />
      <Field {...password("current-password")} name="password" label={say("account.password")} />
      {me.value?.kind === "guest" && <p class="hint">{say("account.sign-in.guest")}</p>}
    </Form>
  )
}

export function MakeAccount() {
  return (
    <Form
      button={say("account.make")}
      send={async ({ name, password: secret }) => {
        me.value = await ask<Me>("POST", "/api/me/account", { name: name ?? "", password: secret ?? "" })
        localStorage.removeItem(RECOVERY)
      }}
    >
      <Field {...NAME} label={say("account.name")} value={myName.value} complete="username" />
      <Field {...password("new-password")} name="password" label={say("account.password.new")} />
      <p class="hint">{say("account.password.rule")}</p>
    </Form>
  )
}

export function ChangePassword() {
  const changed = useSignal(false)
  return (
    <Form
      button={say("account.password.change")}
      send={async ({ old, next }) => {
        changed.value = false
        await ask("POST", "/api/me/password", { old: old ?? "", new: next ?? "" })
        changed.value = true
      }}
    >
      <Field {...password("current-password")} name="old" label={say("account.password.old")} />
      <Field {...password("new-password")} name="next" label={say("account.password.new")} />
      <p class="hint">{say("account.password.rule")}</p>
      <p role="status">{changed.value ? say("account.password.changed") : ""}</p>
    </Form>
  )
}

export function SignOut({ done }: Done) {
  const action = useAction()
  const signOut = async () => {
    await ask("DELETE", "/api/sessions")
    me.value = null
    done?.()
  }
  return (
    <>
      <button type="button" class="btn" disabled={action.busy} onClick={() => action.run(signOut)}>
        {say("account.sign-out")}
      </button>
      {action.error !== "" && <Problem text={action.error} />}
    </>
  )
}
