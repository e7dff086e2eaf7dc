// Who sits at a table, as shapes in a row with the names behind them.
import { SeatBadge } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import { sitterName } from "./bots.ts"

interface Sitter {
  readonly name: string
  readonly bot: string | null
}

export function Pips({ people }: { people: readonly (Sitter | null)[] }) {
  const names = people.map(sitter => (sitter ? sitterName(sitter) : say("seat.free")))
  return (
    <span class="pips" role="img" aria-label={names.join(", ")} title={names.join(", ")}>
      {people.map((sitter, seat) =>
        sitter ? <SeatBadge key={seat} seat={seat} size={20} /> : <i key={seat} class="free-pip" />,
      )}
    </span>
  )
}
