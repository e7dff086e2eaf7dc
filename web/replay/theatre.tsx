// The replay on screen: board and move, score graph and checks, timeline.
import { type Signal, useSignal } from "@preact/signals"
import type { Seat } from "@railhead/engine"
import { Icon } from "@railhead/games/picture"
import { useEffect, useMemo } from "preact/hooks"
import { ScoreGraph } from "../charts/score-graph.tsx"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { Logo } from "../pages/logo.tsx"
import { Analyst } from "./analysis/analyst.ts"
import { AnalysisPart } from "./analysis/part.tsx"
import { Board, BoardInWords, Tray } from "./board.tsx"
import type { Check } from "./check.ts"
import { CopyLink } from "./copy-link.tsx"
import { download } from "./download.ts"
import { listenToLetters } from "./keys.ts"
import { Figures, Moment } from "./moment.tsx"
import { PlayOn } from "./play-on.tsx"
import type { Player } from "./player.ts"
import { CheckLater, SeedCheck } from "./seed-check.tsx"
import { checkSource, type Source } from "./source.ts"
import type { Teller } from "./telling.ts"
import { Timeline } from "./timeline.tsx"
import { Viewpoints } from "./viewpoints.tsx"

export interface TheatreProps {
  readonly source: Source
  readonly player: Player
  readonly teller: Teller
  readonly viewer: Signal<Seat>
  address(): string
}

export function Theatre(props: TheatreProps) {
  const { source, player, teller, viewer } = props
  const wide = size.value === "desktop"
  // As long as a game runs nobody may look into it with more than their own eyes.
  const analyst = useMemo(() => (source.record === null ? null : new Analyst(source.record)), [source])
  return (
    <div class={`replay ${size.value}`}>
      <Bar {...props} />
      <main class="replay-main">
        <div class="replay-left">
          <Board player={player} teller={teller} viewer={viewer.value} />
          <Moment player={player} teller={teller} />
          <Tray player={player} teller={teller} viewer={viewer.value} />
          {!wide && <Figures player={player} teller={teller} />}
          <BoardInWords player={player} teller={teller} viewer={viewer.value} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <section class="replay-right" tabIndex={0} aria-label={say("replay.beside")}>
          <ScoreGraph
            steps={player.steps.value}
            names={teller.names}
            words={teller.words}
            at={player.time.value}
            onMove={time => {
              player.pause()
              player.toTime(time)
            }}
            file={`${source.game}-${source.id}`}
          />
          {analyst && (
            <AnalysisPart analyst={analyst} player={player} teller={teller} file={`${source.game}-${source.id}`} />
          )}
          {wide && <Figures player={player} teller={teller} />}
          <Actions {...props} />
          <Checked source={source} player={player} />
          <p class="small muted">{say(source.record === null ? "replay.keys" : "replay.allKeys")}</p>
        </section>
      </main>
      <Timeline player={player} names={teller.names} />
    </div>
  )
}

function Bar({ source, teller, viewer }: TheatreProps) {
  return (
    <header class="replay-bar">
      <a class="brand" href="/" aria-label={say("nav.home")}>
        <Logo size={28} />
        <span class="besley">Railhead</span>
      </a>
      <h1>
        {teller.words.say("game.title")} <span class="muted">· {say("replay.title")}</span>
      </h1>
      {source.open ? (
        <Viewpoints
          names={teller.names}
          viewer={viewer.value}
          onChange={seat => {
            viewer.value = seat
          }}
        />
      ) : (
        <span class="tag">{say("replay.running")}</span>
      )}
      {source.table !== null && (
        <a class={source.open ? "btn" : "btn lamp"} href={source.table}>
          <Icon name="u:arrow-right-to-line" size={16} /> {say(source.open ? "replay.table" : "replay.now")}
        </a>
      )}
    </header>
  )
}

function Actions({ source, player, teller, viewer, address }: TheatreProps) {
  const { record, game, id, kind } = source
  const playingOn = useSignal(false)
  const playOn = () => {
    player.pause()
    playingOn.value = true
  }
  useEffect(() => (record === null ? undefined : listenToLetters({ p: playOn })), [record, player, playingOn])
  return (
    <div class="actions">
      {record !== null && (
        <>
          <button type="button" class="btn" onClick={playOn}>
            <Icon name="u:split" size={16} /> {say("playOn.title")}
          </button>
          <PlayOn
            open={playingOn}
            source={source}
            record={record}
            player={player}
            names={teller.names}
            viewer={viewer.value}
          />
        </>
      )}
      {/* A file or a game of this device has no address that would lead others anywhere. */}
      {kind === "t" && <CopyLink name={say("replay.link")} icon="u:link" address={address} />}
      {record !== null && (
        <button type="button" class="btn" onClick={() => download(`${game}-${id}.record`, "text/plain", record)}>
          <Icon name="u:download" size={16} /> {say("replay.record")}
        </button>
      )}
    </div>
  )
}

function Checked({ source, player }: { source: Source; player: Player }) {
  const check = useSignal<Check | null>(null)
  useEffect(() => {
    void checkSource(source).then(done => {
      check.value = done
    })
  }, [source, check])
  if (!source.open) return <CheckLater seedHash={source.seedHash} />
  if (!check.value) return <p role="status">{say("check.checking")}</p>
  const reseeds = player.pages.value.filter(page => page.reseed).length
  return <SeedCheck check={check.value} turns={player.turns.value.length} reseeds={reseeds} />
}
