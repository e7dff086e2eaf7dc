// A rule as it is read: number, title, text with links to other rules.
import type { RuleBook, RuleText } from "@railhead/games"
import { RuleLink } from "../lib/rule-link.tsx"
import { say } from "../lib/words.ts"
import { type Block, blocksOf, type Run } from "./prose.ts"
import { numbersIn } from "./sections.ts"

function Runs({ runs, game }: { runs: readonly Run[]; game: string }) {
  return (
    <>
      {runs.map(({ kind, text }) => {
        if (kind === "strong") return <b>{text}</b>
        if (kind === "new") return <em>{text}</em>
        if (kind === "code") return <code>{text}</code>
        return kind === "rule" ? <RuleLink game={game} rule={text} /> : text
      })}
    </>
  )
}

function TableBlock({ block, game, label }: { block: Extract<Block, { kind: "table" }>; game: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="rule-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.heads.map(head => (
              <th scope="col">
                <Runs runs={head} game={game} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = [], ...rest]) => (
            <tr>
              <th scope="row">
                <Runs runs={first} game={game} />
              </th>
              {rest.map(cell => (
                <td>
                  <Runs runs={cell} game={game} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function BlockView({ block, game, label }: { block: Block; game: string; label: string }) {
  if (block.kind === "table") return <TableBlock block={block} game={game} label={label} />
  if (block.kind === "text")
    return (
      <p>
        <Runs runs={block.runs} game={game} />
      </p>
    )
  const items = block.items.map(item => (
    <li>
      <Runs runs={item} game={game} />
    </li>
  ))
  return block.kind === "list" ? <ul>{items}</ul> : <ol>{items}</ol>
}

function Prose({ rule, book, game }: { rule: RuleText; book: RuleBook; game: string }) {
  const label = `${say("rules.table")}, ${rule.no}`
  return (
    <>
      {blocksOf(rule.text, numbersIn(book)).map(block => (
        <BlockView block={block} game={game} label={label} />
      ))}
    </>
  )
}

/** The id of the element in which a rule stands. */
export function ruleId(no: string): string {
  return `rule-${no}`
}

interface RuleProps {
  readonly rule: RuleText
  readonly book: RuleBook
  readonly game: string
  readonly wanted: boolean
}

export function RuleView({ rule, book, game, wanted }: RuleProps) {
  return (
    <article
      class={wanted ? "rule wanted" : "rule"}
      id={ruleId(rule.no)}
      tabIndex={-1}
      aria-current={wanted || undefined}
    >
      <span class="no">
        <RuleLink game={game} rule={rule.no} />
      </span>
      <div class="text">
        {rule.title && <h3>{rule.title}</h3>}
        <Prose rule={rule} book={book} game={game} />
        {rule.reconstructed && (
          <p class="reconstructed">
            <span class="tag">{say("rules.reconstructed")}</span> {say("rules.reconstructedWhy")}
          </p>
        )}
      </div>
    </article>
  )
}
