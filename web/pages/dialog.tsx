import "../lobby/controls.css"
import "./dialog.css"
import { type Signal, useSignalEffect } from "@preact/signals"
import { Icon } from "@railhead/games/picture"
import type { ComponentChildren } from "preact"
import { useId, useRef } from "preact/hooks"
import { say } from "../lib/words.ts"

/** A window over the page; Escape, the cross and a touch beside it close it. */
export function Dialog({
  open,
  title,
  children,
}: {
  open: Signal<boolean>
  title: string
  children: ComponentChildren
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useSignalEffect(() => {
    if (open.value && !ref.current?.open) ref.current?.showModal()
    else if (!open.value) ref.current?.close()
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      ref={ref}
      class="dialog"
      aria-labelledby={id}
      onClose={() => {
        open.value = false
      }}
      onClick={event => {
        if (event.target === ref.current) open.value = false
      }}
    >
      {open.value && (
        <div class="dialog-in">
          <div class="row">
            <h2 id={id} class="grow">
              {title}
            </h2>
            <button
              type="button"
              class="btn quiet square"
              aria-label={say("close")}
              onClick={() => {
                open.value = false
              }}
            >
              <Icon name="u:x" size={20} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
