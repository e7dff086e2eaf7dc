// An address to send, and the button that copies it.
import "./controls.css"
import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { useRef } from "preact/hooks"
import { say } from "../lib/words.ts"

export function Share({ label, address }: { label: string; address: string }) {
  const copied = useSignal(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      copied.value = true
    } catch {
      // Without a secure connection there is no clipboard; the address stays selected.
    }
  }
  return (
    <div class="share">
      <input
        ref={field}
        class="field"
        readOnly
        aria-label={label}
        value={address}
        onFocus={() => field.current?.select()}
      />
      <button type="button" class="btn" onClick={() => void copy()}>
        <Icon name={copied.value ? "u:check" : "u:copy"} size={16} />
        <span role="status">{say(copied.value ? "room.copied" : "room.copy")}</span>
      </button>
    </div>
  )
}
