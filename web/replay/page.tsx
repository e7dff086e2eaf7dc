// A game shown again, position by position: a table of the server, a game on this device, or a record as a file.
import { useSignal, useSignalEffect } from "@preact/signals"
import type { Seat } from "@railhead/engine"
import { gameCards } from "@railhead/games/faces"
import type { Words } from "@railhead/games/words"
import { useEffect, useMemo } from "preact/hooks"
import { useRoute } from "preact-iso"
import { namesOf } from "../lib/names.ts"
import { settings } from "../lib/settings.ts"
import { gameWords, say } from "../lib/words.ts"
import { tellError } from "../lobby/errors.ts"
import { useTitle } from "../pages/title.ts"
import { TopBar } from "../pages/top-bar.tsx"
import { addressOf, viewerIn } from "./address.ts"
import { listenToKeys } from "./keys.ts"
import { OpenRecord } from "./open-record.tsx"
import { Player } from "./player.ts"
import { kinds, openSource, type Source } from "./source.ts"
import type { Teller } from "./telling.ts"
import { Theatre } from "./theatre.tsx"
import "./replay.css"

export default function ReplayPage() {
  const { params, query } = useRoute()
  const kind = kinds.find(one => one === params.kind)
  const id = params.id ?? ""
  if (params.kind === undefined) return <OpenRecord />
  if (kind === undefined) return <Cannot why={say("replay.unknown")} />
  return <Replay key={`${kind} ${id}`} kind={kind} id={id} at={params.at} seat={query.seat} gate={query.key ?? ""} />
}

interface Wanted {
  readonly kind: Source["kind"]
  readonly id: string
  readonly at: string | undefined
  readonly seat: string | undefined
  /** The key of a private table. */
  readonly gate: string
}

function Replay({ kind, id, at, seat, gate }: Wanted) {
  const source = useSignal<Source | null>(null)
  const problem = useSignal("")
  useEffect(() => {
    openSource(kind, id, gate).then(
      opened => {
        source.value = opened
      },
      error => {
        problem.value = tellError(error)
      },
    )
  }, [kind, id, gate, source, problem])
  if (problem.value !== "") return <Cannot why={problem.value} />
  if (!source.value) return <Loading />
  return <Shown source={source.value} at={at} seat={seat} gate={gate} />
}

function Shown({ source, at, seat, gate }: { source: Source } & Pick<Wanted, "at" | "seat" | "gate">) {
  const player = useMemo(() => new Player(), [])
  const teller = useTeller(source)
  const viewer = useSignal<Seat>((source.open ? viewerIn(seat, source.seats.length) : null) ?? source.usual)
  const problem = useSignal("")
  const wanted = at === undefined ? (source.open ? 0 : Number.MAX_SAFE_INTEGER) : Number.parseInt(at, 10) || 0
  useEffect(() => listenToKeys(player), [player])
  useEffect(() => {
    const look = () => {
      if (document.hidden) player.pause()
    }
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      player.pause()
    }
  }, [player])
  useSignalEffect(() => {
    const first = player.pages.peek().length === 0
    source.pages(viewer.value).then(
      pages => player.load(pages, first ? wanted : player.at.peek()),
      error => {
        problem.value = tellError(error)
      },
    )
  })
  // A link to another move of the same game.
  useEffect(() => player.go(wanted), [player, wanted])
  const { kind, id, usual } = source
  const address = () => addressOf({ kind, id, at: player.at.value, viewer: viewer.value, usual, key: gate })
  useSignalEffect(() => {
    if (player.pages.value.length > 0) history.replaceState(history.state, "", address())
  })
  if (problem.value !== "") return <Cannot why={problem.value} />
  if (!teller || player.pages.value.length === 0) return <Loading />
  return <Theatre source={source} player={player} teller={teller} viewer={viewer} address={address} />
}

/** The pictures and the words of the game, in the reader's language. */
function useTeller({ game, options, seats }: Source): Teller | null {
  const face = useSignal<Teller["face"] | null>(null)
  const words = useSignal<Words | null>(null)
  const { language } = settings.value
  useEffect(() => {
    void gameCards
      .find(card => card.id === game)
      ?.face(options)
      .then(loaded => {
        face.value = loaded
      })
  }, [game, options, face])
  useEffect(() => {
    void gameWords(game, language).then(loaded => {
      words.value = loaded
    })
  }, [game, language, words])
  useTitle(words.value ? `${words.value.say("game.title")} · ${say("replay.title")}` : say("replay.title"))
  const names = namesOf(seats)
  const told = names.join("\n")
  return useMemo(
    () => face.value && words.value && { face: face.value, words: words.value, names },
    [face.value, words.value, told],
  )
}

/** Said only to those who have to wait. */
const PATIENCE = 400

function Loading() {
  const late = useSignal(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      late.value = true
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [late])
  return (
    <main class="replay-empty" aria-busy="true">
      <p role="status">{late.value && say("replay.loading")}</p>
    </main>
  )
}

function Cannot({ why }: { why: string }) {
  return (
    <>
      <TopBar />
      <main class="replay-empty">
        <h1>{say("replay.cannot")}</h1>
        <p>{why}</p>
        <p class="row">
          <a class="btn primary" href="/replay">
            {say("open.title")}
          </a>
          <a class="btn" href="/">
            {say("replay.home")}
          </a>
        </p>
      </main>
    </>
  )
}
