// The position: all of the board on a wide screen, one part of it with tabs on others.

import { computed, signal, useSignal } from "@preact/signals"
import type { Seat } from "@railhead/engine"
import { Icon, type Mark, MarksContext } from "@railhead/games/picture"
import { useEffect, useMemo } from "preact/hooks"
import { settings } from "../lib/settings.ts"
import { size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { useTextBoard } from "../table/use-text-board.ts"
import type { Player } from "./player.ts"
import type { Teller } from "./telling.ts"

/** Lights up what the current move was about; nothing can be chosen. */
function useShown(player: Player, { face }: Teller) {
  return useMemo(() => {
    const places = computed(() => (player.page.value?.events ?? []).flatMap(event => [...face.placesOf(event)]))
    const all = computed(() => {
      const mark: Mark = { kind: "shown", no: 0, tag: "", label: "" }
      // The setup is about everything.
      return new Map(player.at.value === 0 ? [] : places.value.map(place => [place, mark]))
    })
    return { places, marks: { all, touch() {}, inspect() {} } }
  }, [player, face])
}

interface BoardShown {
  readonly player: Player
  readonly teller: Teller
  readonly viewer: Seat
}

export function Board({ player, teller, viewer }: BoardShown) {
  const { face, words, names } = teller
  const { places, marks } = useShown(player, teller)
  const state = player.state.value
  const zone = useZone(player, teller, places.value)
  if (!state) return null
  const board = { s: state, you: Math.max(-1, viewer), names, words }
  const wide = size.value === "desktop"
  return (
    <section class="replay-board" aria-label={say("replay.board")}>
      {!wide && (
        <nav class="zones" aria-label={say("table.zones")}>
          {face.zones.map(({ id, icon }) => (
            <button
              key={id}
              type="button"
              class={id === zone.shown ? "on" : ""}
              aria-current={id === zone.shown}
              onClick={() => zone.choose(id)}
            >
              <Icon name={icon} size={20} />
              {words.say(`zone.${id}`)}
            </button>
          ))}
        </nav>
      )}
      <div class="replay-stage" aria-hidden="true">
        <MarksContext.Provider value={marks}>
          {wide ? <face.Stage {...board} /> : <face.ZoneView {...board} zone={zone.shown} />}
        </MarksContext.Provider>
      </div>
    </section>
  )
}

/** What lies before the one whose eyes one looks through, or before the one to move. */
export function Tray({ player, teller: { face, words, names }, viewer }: BoardShown) {
  const state = player.state.value
  if (!state) return null
  return (
    <section class="replay-tray" aria-label={say("replay.tray")}>
      <face.Tray s={state} you={Math.max(-1, viewer)} names={names} words={words} />
    </section>
  )
}

/** Follows what happens; a part that was chosen stays for the rest of the turn. */
function useZone(player: Player, { face }: Teller, places: readonly string[]) {
  const first = face.zones[0]?.id ?? ""
  const chosen = useSignal<{ readonly id: string; readonly turn: number } | null>(null)
  const followed = useMemo(() => signal(first), [first])
  const [place] = places
  const atStart = player.at.value === 0
  useEffect(() => {
    if (place !== undefined && !atStart) followed.value = face.zoneOfPlace(place)
  }, [place, atStart, face, followed])
  const turn = player.turn.value?.no ?? 0
  return {
    shown: chosen.value?.turn === turn ? chosen.value.id : followed.value,
    choose: (id: string) => {
      chosen.value = { id, turn }
    },
  }
}

/** The same in words. */
export function BoardInWords({ player, teller, viewer }: BoardShown) {
  const open = useSignal(settings.value.textBoard)
  const { face, words, names } = teller
  const parts = useTextBoard(face, player.state.value, words, Math.max(-1, viewer), names)
  return (
    <details
      class="in-words"
      open={open.value}
      onToggle={event => {
        open.value = event.currentTarget.open
      }}
    >
      <summary>{say("replay.inWords")}</summary>
      {open.value &&
        parts.map(({ id, title, lines, table }) => (
          <section key={id}>
            <h3>{title}</h3>
            <ul>
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {table && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
              <section class="scrolls" tabIndex={0} aria-label={`${say("replay.inWords")} · ${title}`}>
                <table>
                  <thead>
                    <tr>
                      {table.heads.map(head => (
                        <th key={head} scope="col">
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {table.rows.map(([head = "", ...cells]) => (
                      <tr key={head}>
                        <th scope="row">{head}</th>
                        {cells.map((cell, i) => (
                          <td key={table.heads[i + 1]}>{cell}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            )}
          </section>
        ))}
    </details>
  )
}
