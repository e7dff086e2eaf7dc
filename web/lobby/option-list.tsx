// A game's options as it declares them: switches, one of several, a list, a number.
import type { Options, OptionValue } from "@railhead/engine"
import type { Words } from "@railhead/games"
import { useId } from "preact/hooks"
import { RuleLink } from "../lib/rule-link.tsx"
import type { KnownGame, OptionRow } from "./known-game.ts"
import { Segments } from "./segments.tsx"
import { suits } from "./suits.ts"
import type { TableWish } from "./wish.ts"

interface OneOptionProps {
  readonly game: string
  readonly row: OptionRow
  readonly value: OptionValue
  readonly words: Words
  choose(value: OptionValue): void
}

function About({ game, row, words }: Pick<OneOptionProps, "game" | "row" | "words">) {
  const key = `option.${row.id}.about`
  return (
    <span class="small muted">
      {words.has(key) ? `${words.say(key)} ` : ""}
      <RuleLink game={game} rule={row.rule} />
    </span>
  )
}

function Switch({ game, row, value, words, choose }: OneOptionProps) {
  const id = useId()
  return (
    <div class={value === true ? "option on" : "option"}>
      <input
        class="switch"
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={value === true}
        checked={value === true}
        onChange={event => choose(event.currentTarget.checked)}
      />
      <div class="grow">
        <label for={id}>{words.say(`option.${row.id}`)}</label>
        <About game={game} row={row} words={words} />
      </div>
    </div>
  )
}

function Several({ row, value, words, choose }: OneOptionProps) {
  if (row.kind === "one")
    return (
      <Segments
        legend={words.say(`option.${row.id}`)}
        value={String(value)}
        all={row.of.map(id => ({ id, name: words.say(`option.${row.id}.${id}`) }))}
        choose={choose}
      />
    )
  if (row.kind === "number")
    return (
      <input
        class="field number"
        type="number"
        aria-label={words.say(`option.${row.id}`)}
        min={row.from}
        max={row.to}
        value={Number(value)}
        onChange={event => choose(event.currentTarget.valueAsNumber)}
      />
    )
  if (row.kind !== "many") return null
  const chosen = Array.isArray(value) ? value : []
  return (
    <div class="many">
      {row.of.map(id => (
        <label key={id} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={event =>
              choose(row.of.filter(one => (one === id ? event.currentTarget.checked : chosen.includes(one))))
            }
          />
          {words.say(`option.${row.id}.${id}`)}
        </label>
      ))}
    </div>
  )
}

interface OptionListProps {
  readonly known: KnownGame
  readonly wish: TableWish
  change(options: Options): void
}

export function OptionList({ known: { info, words }, wish, change }: OptionListProps) {
  const { options } = wish
  return (
    <div class="options">
      {info.options
        .filter(row => suits(row, wish))
        .map(row => {
          const props: OneOptionProps = {
            game: info.id,
            row,
            words,
            value: options[row.id] ?? row.default,
            choose: value => change({ ...options, [row.id]: value }),
          }
          return row.kind === "switch" ? (
            <Switch key={row.id} {...props} />
          ) : (
            <div key={row.id} class="option several">
              <b>{words.say(`option.${row.id}`)}</b>
              <About game={info.id} row={row} words={words} />
              <Several {...props} />
            </div>
          )
        })}
    </div>
  )
}
