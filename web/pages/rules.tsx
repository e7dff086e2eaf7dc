// The rules of a game on a page of their own: /rules/:game and /rules/:game/:rule.
import { useSignal, useSignalEffect } from "@preact/signals"
import type { RuleBook, Words } from "@railhead/games"
import { useLocation } from "preact-iso"
import { settings } from "../lib/settings.ts"
import { gameWords, say } from "../lib/words.ts"
import { useRuleBook } from "../rules/book.ts"
import { Reader } from "../rules/reader.tsx"
import { bare, sectionOf } from "../rules/sections.ts"
import { TopBar } from "./top-bar.tsx"
import "./rules.css"

function useGameWords(game: string): Words | null {
  const words = useSignal<Words | null>(null)
  useSignalEffect(() => {
    const { language } = settings.value
    void gameWords(game, language).then(found => {
      words.value = found
    })
  })
  return words.value
}

function SideContents({ book, game, at }: { book: RuleBook; game: string; at: string | null }) {
  const open = sectionOf(book, at)
  return (
    <nav class="rules-nav" aria-label={say("rules.contents")}>
      {book.sections.map(section => (
        <a key={section.no} href={`/rules/${game}/${section.no}`} aria-current={section === open ? "true" : undefined}>
          <span class="no">{bare(section.no)}</span>
          {section.title}
        </a>
      ))}
    </nav>
  )
}

export default function RulesPage({ game = "", rule }: { game?: string; rule?: string }) {
  const { route } = useLocation()
  const book = useRuleBook(game)
  const words = useGameWords(game)
  const at = rule ?? null
  const title = words?.say("game.title") ?? ""
  return (
    <>
      <TopBar />
      <main class="rules-page">
        <h1>{say("rules.pageTitle", { title })}</h1>
        {book === null && <p class="empty">{say("rules.none")}</p>}
        {book === undefined && <p class="empty">{say("rules.loading")}</p>}
        {book && (
          <div class="rules-body">
            <SideContents book={book} game={game} at={at} />
            <Reader
              game={game}
              book={book}
              at={at}
              title={title}
              go={no => route(no === null ? `/rules/${game}` : `/rules/${game}/${no}`)}
            />
          </div>
        )}
      </main>
    </>
  )
}
