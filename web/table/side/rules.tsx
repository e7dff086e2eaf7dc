// The rules beside the table: opened at the rule asked for, with the answer to "why not?" above it.
import { useSignal, useSignalEffect } from "@preact/signals"
import type { Words } from "@railhead/games"
import { Icon } from "@railhead/games/picture"
import { useEffect } from "preact/hooks"
import { RuleLink, wantedRule } from "../../lib/rule-link.tsx"
import { say } from "../../lib/words.ts"
import { useRuleBook } from "../../rules/book.ts"
import { Reader } from "../../rules/reader.tsx"
import type { TableModel } from "../model.ts"
import type { Blocked, Pick } from "../pick.ts"

function WhyNot({ game, blocked, pick }: { game: string; blocked: Blocked; pick: Pick }) {
  // What is asked about is lit on the board as long as the answer stands here.
  useEffect(() => {
    if (blocked.place === null) return
    pick.shown.value = [blocked.place]
    return () => {
      pick.shown.value = []
    }
  }, [blocked, pick])
  return (
    <section class="why-not" aria-labelledby="why-not">
      <h3 id="why-not">
        <Icon name="u:circle-help" size={20} />
        <span class="grow">{say("why.title", { what: blocked.short })}</span>
        <button
          type="button"
          class="btn quiet square"
          aria-label={say("why.close")}
          onClick={() => {
            pick.whyNot.value = null
          }}
        >
          <Icon name="u:x" />
        </button>
      </h3>
      <p>{blocked.why}</p>
      <p>
        <RuleLink game={game} rule={blocked.rule} />
      </p>
    </section>
  )
}

/** What is open in the rules: the rule somebody wants, else that of the question. */
function useReading(model: TableModel | undefined) {
  const reading = useSignal<string | null>(wantedRule.peek() ?? model?.question.peek()?.rule ?? null)
  const asked = useSignal(0)
  useSignalEffect(() => {
    if (wantedRule.value === null) return
    reading.value = wantedRule.value
    asked.value = asked.peek() + 1
  })
  const go = (no: string | null) => {
    wantedRule.value = no
    reading.value = no
  }
  return { at: reading.value, asked: asked.value, go }
}

export function RulesPanel({
  game,
  words,
  model,
  pick,
}: {
  game: string
  words?: Words
  model?: TableModel
  pick?: Pick
}) {
  const book = useRuleBook(game)
  const { at, asked, go } = useReading(model)
  const whyNot = pick?.whyNot.value ?? null
  const title = (words ?? model?.words.value)?.say("game.title") ?? say("rules.title")
  return (
    <div class="rules-panel">
      {whyNot && pick && <WhyNot key={whyNot.choice} game={game} blocked={whyNot} pick={pick} />}
      {book === null && <p class="empty">{say("rules.none")}</p>}
      {book === undefined && <p class="empty">{say("rules.loading")}</p>}
      {book && <Reader game={game} book={book} at={at} asked={asked} title={title} go={go} />}
    </div>
  )
}
