// A rulebook to read: contents, one section at a time, search. The same beside the table and on a page of its own.
import { useSignal } from "@preact/signals"
import type { RuleBook } from "@railhead/games"
import { Icon } from "@railhead/games/picture"
import { useEffect, useRef } from "preact/hooks"
import { settings, still } from "../lib/settings.ts"
import { say } from "../lib/words.ts"
import { CopyLink } from "./copy-link.tsx"
import { bare, neighbours, type Section, sectionOf } from "./sections.ts"
import "./reader.css"
import { RuleView, ruleId } from "./rule-text.tsx"
import { excerpt, searchRules } from "./search.ts"

export interface ReaderProps {
  readonly game: string
  readonly book: RuleBook
  /** The number of the rule or section that is open; null for the contents. */
  readonly at: string | null
  readonly title: string
  /** Counts up when the same rule is asked for again. */
  readonly asked?: number
  go(no: string | null): void
}

/** As many hits are listed. */
const HITS = 40

function Contents({ book, go }: Pick<ReaderProps, "book" | "go">) {
  return (
    <nav class="contents" aria-label={say("rules.contents")}>
      <ol>
        {book.sections.map(({ no, title }) => (
          <li key={no}>
            <button type="button" onClick={() => go(no)}>
              <span class="no">{bare(no)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
      {book.sources.length > 0 && (
        <div class="sources">
          <h2>{say("rules.sources")}</h2>
          {book.sources.map(source => (
            <p key={source}>{source}</p>
          ))}
        </div>
      )}
    </nav>
  )
}

function Hits({ book, asked, go }: Pick<ReaderProps, "book" | "go"> & { asked: string }) {
  const hits = searchRules(book, asked)
  return (
    <div class="hits">
      <p class="small muted" role="status">
        {say("rules.hits", { count: hits.length })}
      </p>
      <ol>
        {hits.slice(0, HITS).map(({ section, rule }) => (
          <li key={rule.no}>
            <button type="button" onClick={() => go(rule.no)}>
              <span class="no">{rule.no}</span>
              <span>
                <b>{rule.title ?? section.title}</b>
                <span class="excerpt">{excerpt(rule.text, asked)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Brings the rule that was asked for into view. */
function useInView(at: string | null, asked: number | undefined, book: RuleBook) {
  const within = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = within.current
    if (!box || at === null) return
    const rule = box.querySelector(`#${CSS.escape(ruleId(at))}`)
    const behavior = still() ? "instant" : "smooth"
    if (rule) rule.scrollIntoView({ block: "nearest", behavior })
    else box.scrollTo({ top: 0 })
  }, [at, asked, book])
  return within
}

function Steps({ book, section, game, go }: Pick<ReaderProps, "book" | "game" | "go"> & { section: Section }) {
  const { before, after } = neighbours(book, section)
  const step = (to: Section | null, icon: string, key: string) =>
    to && (
      <button type="button" class={`btn quiet ${key}`} onClick={() => go(to.no)}>
        {key === "before" && <Icon name={icon} size={16} />}
        <span>
          <span class="hidden-text">{say(`rules.${key}`)} </span>
          {bare(to.no)} {to.title}
        </span>
        {key === "after" && <Icon name={icon} size={16} />}
      </button>
    )
  return (
    <div class="steps">
      {step(before, "u:chevron-left", "before") ?? <span />}
      <CopyLink path={`/rules/${game}/${section.no}`} />
      {step(after, "u:chevron-right", "after") ?? <span />}
    </div>
  )
}

interface SectionProps {
  readonly book: RuleBook
  readonly section: Section
  readonly game: string
  readonly at: string | null
}

function SectionView({ book, section, game, at }: SectionProps) {
  return (
    <section class="rule-section" aria-label={`${bare(section.no)} ${section.title}`}>
      {section.intro && <p class="intro">{section.intro}</p>}
      {section.rules.map(rule => (
        <RuleView key={rule.no} rule={rule} book={book} game={game} wanted={rule.no === at} />
      ))}
    </section>
  )
}

export function Reader({ game, book, at, asked, title, go }: ReaderProps) {
  const search = useSignal("")
  const section = sectionOf(book, at)
  const within = useInView(at, asked, book)
  const goTo = (no: string | null) => {
    search.value = ""
    go(no)
  }
  const searching = search.value.trim() !== ""
  return (
    <div class="reader">
      <label class="search">
        <Icon name="u:search" size={17} />
        <span class="hidden-text">{say("rules.search")}</span>
        <input
          type="search"
          class="field"
          placeholder={say("rules.search")}
          value={search.value}
          onInput={event => {
            search.value = event.currentTarget.value
          }}
        />
      </label>
      {!searching && section && (
        <div class="crumbs">
          <button type="button" onClick={() => goTo(null)}>
            {title}
          </button>
          <Icon name="u:chevron-right" size={14} />
          <h2>
            {bare(section.no)} {section.title}
          </h2>
        </div>
      )}
      <div class="reading" ref={within} lang={settings.value.language}>
        {searching ? (
          <Hits book={book} asked={search.value} go={goTo} />
        ) : section ? (
          <SectionView book={book} section={section} game={game} at={at?.toUpperCase() ?? null} />
        ) : (
          <Contents book={book} go={goTo} />
        )}
      </div>
      {!searching && section && <Steps book={book} section={section} game={game} go={goTo} />}
    </div>
  )
}
