// A drawer over the table: from the right on a tablet, over all of a phone.
import { Icon } from "@railhead/games/picture"
import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { say } from "../lib/words.ts"

export function Sheet({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string
  wide?: boolean
  onClose: () => void
  children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const open = dialog.current
    open?.showModal()
    return () => open?.close()
  }, [])
  return (
    <dialog ref={dialog} class={wide ? "sheet wide" : "sheet"} aria-label={title} onClose={onClose} onCancel={onClose}>
      <div class="row sheet-head">
        <h2 class="grow">{title}</h2>
        <button type="button" class="btn square quiet" aria-label={say("sheet.close")} onClick={onClose}>
          <Icon name="u:x" />
        </button>
      </div>
      <div class="content">{children}</div>
    </dialog>
  )
}
