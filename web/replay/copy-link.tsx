import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"

/** Copies an address; where the browser does not let us, shows it to be copied by hand. */
export function CopyLink({ name, icon, address }: { name: string; icon: string; address: () => string }) {
  const copied = useSignal("")
  const byHand = useSignal("")
  const copy = async () => {
    const text = new URL(address(), location.origin).href
    try {
      await navigator.clipboard.writeText(text)
      copied.value = text
      byHand.value = ""
    } catch {
      byHand.value = text
    }
  }
  const done = copied.value !== "" && copied.value === new URL(address(), location.origin).href
  return (
    <>
      <button type="button" class="btn" onClick={() => void copy()}>
        <Icon name={done ? "u:check" : icon} size={16} />
        {done ? say("link.copied") : name}
      </button>
      <span class="hidden-text" role="status">
        {done && say("link.copied")}
      </span>
      {byHand.value !== "" && (
        <input
          class="field"
          readOnly
          value={byHand.value}
          aria-label={say("link.byHand")}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </>
  )
}
