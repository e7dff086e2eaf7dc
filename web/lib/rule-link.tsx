// A rule's number that opens the rule, wherever it stands.
import { signal } from "@preact/signals"
import { say } from "./words.ts"

/** The rule that somebody wants to read beside the table; null for none. */
export const wantedRule = signal<string | null>(null)

export function RuleLink({ game, rule }: { game: string; rule: string }) {
  return (
    <a
      class="rule-link"
      href={`/rules/${game}/${rule}`}
      aria-label={say("rules.open", { rule })}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || !document.querySelector(".table")) return
        event.preventDefault()
        event.stopPropagation()
        wantedRule.value = rule
      }}
    >
      {rule}
    </a>
  )
}
