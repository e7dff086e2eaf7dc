// A new table on one sheet: game, seats, pace, options, who may come.
import "./new-table.css"
import { useSignal } from "@preact/signals"
import { gameCards } from "@railhead/games/faces"
import { Icon } from "@railhead/games/picture"
import { useEffect, useRef } from "preact/hooks"
import { useLocation, useRoute } from "preact-iso"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { useAction } from "../lobby/action.ts"
import { type KnownGame, useGame } from "../lobby/known-game.ts"
import { makeTable } from "../lobby/make.ts"
import { OptionList } from "../lobby/option-list.tsx"
import { PacePicker } from "../lobby/pace-picker.tsx"
import { Problem } from "../lobby/problem.tsx"
import { SeatRows } from "../lobby/seat-rows.tsx"
import { Segments } from "../lobby/segments.tsx"
import { tableSentence } from "../lobby/sentence.ts"
import { suited } from "../lobby/suits.ts"
import { tellOptions } from "../lobby/tell.ts"
import { Thumb } from "../lobby/thumb.tsx"
import { firstWish, isLocal, keepWish, lastWish, type TableWish } from "../lobby/wish.ts"
import { HomePage } from "./home.tsx"
import { useTitle } from "./title.ts"

interface PartProps {
  readonly wish: TableWish
  change(part: Partial<TableWish>): void
}

function Games({ game, choose }: { game: string; choose(game: string): void }) {
  return (
    <fieldset class="picks">
      <legend class="hidden-text">{say("new.game")}</legend>
      {gameCards.map(({ id }) => (
        <label key={id} class="pick">
          <input type="radio" name="game" value={id} checked={id === game} onChange={() => choose(id)} />
          <Thumb game={id} />
          <span>{say(`home.game.${id}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Visitors({ wish, change }: PartProps) {
  return (
    <section class="part" aria-labelledby="new-who">
      <div class="part-head">
        <h3 id="new-who">{say("new.who")}</h3>
      </div>
      <Segments
        legend={say("new.who")}
        value={wish.open ? "open" : "private"}
        all={[
          { id: "private", name: say("new.private"), note: say("new.private.about") },
          { id: "open", name: say("new.open"), note: say("new.open.about") },
        ]}
        choose={id => change({ open: id === "open" })}
      />
    </section>
  )
}

function OptionsPart({ wish, known, change }: PartProps & { known: KnownGame | null }) {
  const list = known ? (
    <OptionList known={known} wish={wish} change={options => change({ options })} />
  ) : (
    <p class="muted">{say("home.looking")}</p>
  )
  if (size.value !== "phone")
    return (
      <section class="part" aria-labelledby="new-options">
        <div class="part-head">
          <h3 id="new-options">{say("new.options")}</h3>
        </div>
        {list}
      </section>
    )
  const told = known ? tellOptions(known, suited(known, wish).options).join(", ") : ""
  return (
    <details class="part">
      <summary>
        <h3>{say("new.options")}</h3> <span class="small muted">{told || say("new.options.first")}</span>
      </summary>
      {list}
    </details>
  )
}

function Sheet({ game }: { game: string }) {
  const { route } = useLocation()
  const wish = useSignal<TableWish>(lastWish(game) ?? firstWish(game))
  const known = useGame(wish.value.game)
  const action = useAction()
  const change = (part: Partial<TableWish>) => {
    wish.value = { ...wish.value, ...part }
  }
  const local = isLocal(wish.value)
  const open = async () => {
    const address = await makeTable(suited(known, wish.value))
    keepWish(wish.value)
    route(address)
  }
  const part = { wish: wish.value, change }
  return (
    <form
      class="sheet-in"
      onSubmit={event => {
        event.preventDefault()
        action.run(open)
      }}
    >
      <header>
        <h2 id="new-table" tabIndex={-1} autofocus>
          {say("nav.new")}
        </h2>
        <Games
          game={wish.value.game}
          choose={id => {
            wish.value = lastWish(id) ?? firstWish(id)
            history.replaceState(null, "", `/new/${id}`)
          }}
        />
        <button type="button" class="btn quiet square" aria-label={say("close")} onClick={() => route("/")}>
          <Icon name="u:x" size={21} />
        </button>
      </header>
      <div class="sheet-body">
        <div class="people">
          <SeatRows wish={wish.value} change={seats => change({ seats })} />
          {local ? (
            <p class="hint">
              <Icon name="u:monitor-smartphone" size={16} /> {say("new.local.note")}
            </p>
          ) : (
            <>
              <PacePicker pace={wish.value.pace} choose={pace => change({ pace })} />
              <Visitors {...part} />
            </>
          )}
        </div>
        <div>
          <OptionsPart {...part} known={known} />
        </div>
      </div>
      <footer>
        <div class="grow">
          <p>{tableSentence(suited(known, wish.value), known)}</p>
          <Problem text={action.error} />
        </div>
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            wish.value = firstWish(wish.value.game)
          }}
        >
          <Icon name="u:rotate-ccw" size={16} /> {say("new.reset")}
        </button>
        <button type="submit" class="btn primary" disabled={action.busy}>
          {say(local ? "new.play" : "new.make")}
        </button>
      </footer>
    </form>
  )
}

export default function NewTable() {
  const { params } = useRoute()
  const { route } = useLocation()
  const ref = useRef<HTMLDialogElement>(null)
  const game = gameCards.find(({ id }) => id === params.game)?.id ?? gameCards[0]?.id ?? ""
  useTitle(say("nav.new"))
  useEffect(() => ref.current?.showModal(), [])
  return (
    <>
      <HomePage />
      <dialog ref={ref} class="new-table" aria-labelledby="new-table" onClose={() => route("/")}>
        <Sheet game={game} />
      </dialog>
    </>
  )
}
