import type { ToTable } from "@railhead/hosting"
import { hearTable, inWorker } from "../lib/worker.ts"
import type { Link } from "./link.ts"

/** A table on this device. */
export function localLink(id: string): Link {
  let quiet = () => {}
  return {
    kind: "local",
    open({ message, state }) {
      quiet = hearTable(id, message)
      inWorker("open", id).then(
        () => state("open"),
        error => state("refused", error instanceof Error ? error.message : String(error)),
      )
    },
    request: (request: ToTable) => inWorker("request", id, request),
    story: async () => JSON.parse(await inWorker("story", id, -1)),
    record: () => inWorker("record", id),
    close() {
      quiet()
      void inWorker("close", id)
    },
  }
}
