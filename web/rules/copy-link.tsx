import { useSignal } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"

export function CopyLink({ path }: { path: string }) {
  const copied = useSignal("")
  const done = copied.value === path
  const label = say(done ? "rules.copied" : "rules.copy")
  return (
    <button
      type="button"
      class="btn quiet square"
      title={label}
      aria-label={label}
      onClick={() => {
        void navigator.clipboard.writeText(`${location.origin}${path}`).then(() => {
          copied.value = path
        })
      }}
    >
      <Icon name={done ? "u:check" : "u:link"} />
      <span class="hidden-text" role="status">
        {done && label}
      </span>
    </button>
  )
}
