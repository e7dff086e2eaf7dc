// The keys of the table.
import { say } from "../lib/words.ts"

/** Keys as they are printed; those in lower case have a name in each language. */
const rows: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["1", "…", "9", "0"], does: "keys.choices" },
  { keys: ["enter"], does: "keys.confirm" },
  { keys: ["esc"], does: "keys.leave" },
  { keys: ["←", "↑", "↓", "→"], does: "keys.arrows" },
  { keys: ["U"], does: "keys.undo" },
  { keys: ["shift", "R"], does: "keys.restart" },
  { keys: ["shift", "H"], does: "keys.hint" },
  { keys: ["space"], does: "keys.skip" },
  { keys: ["G", "H", "O"], does: "keys.board" },
  { keys: ["L", "C", "R"], does: "keys.side" },
  { keys: ["+", "−", "F"], does: "keys.zoom" },
  { keys: ["I"], does: "keys.inspect" },
  { keys: ["N"], does: "keys.next" },
  { keys: ["/"], does: "keys.command" },
  { keys: ["T"], does: "keys.text" },
  { keys: ["?"], does: "keys.help" },
]

export function KeyList() {
  return (
    <dl class="keys">
      {rows.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map(key => (
              <kbd key={key}>{/^[a-z]{2}/.test(key) ? say(`keys.${key}`) : key}</kbd>
            ))}
          </dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  )
}
