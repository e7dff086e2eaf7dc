// The board, and the window one looks at it through.
import { useSignalEffect } from "@preact/signals"
import type { BoardProps, GameFace } from "@railhead/games/faces"
import { Icon, MarksContext } from "@railhead/games/picture"
import { useEffect, useMemo, useRef } from "preact/hooks"
import { later } from "../lib/later.tsx"
import { type Size, size } from "../lib/size.ts"
import { say } from "../lib/words.ts"
import { Camera, type Smallest } from "./camera.ts"
import type { TableModel } from "./model.ts"
import type { Pick } from "./pick.ts"
import { nearest } from "./spatial.ts"
import { zoneTab } from "./zones.tsx"

const MiniMap = later(() => import("./mini-map.tsx").then(({ MiniMap: map }) => map))

/** A tile should be about as wide as a thumb, a line on it at least as high as a fingertip. */
const SMALLEST: { readonly [size in Size]: Smallest } = {
  phone: { width: 60, height: 32 },
  tablet: { width: 44, height: 0 },
  desktop: { width: 30, height: 0 },
}

export function Stage({ model, pick }: { model: TableModel; pick: Pick }) {
  const stage = useRef<HTMLDivElement>(null)
  const camera = useMemo(() => new Camera(), [])
  const [face, view, words] = [model.face.value, model.view.value, model.words.value]
  const wide = size.value === "desktop"
  const zone = zoneTab.value
  // Wide or not, and which zone is shown, decides which drawing there is.
  useEffect(() => camera.attach(stage.current), [wide, zone, face, view === null])
  useEffect(() => {
    stageCamera.current = camera
  }, [camera])
  useSignalEffect(() => {
    const ask = model.question.value?.ask
    camera.ask()
    if (ask !== undefined) requestAnimationFrame(() => camera.frame(SMALLEST[size.peek()]))
  })
  useSignalEffect(() => {
    const place = pick.place.value
    if (place !== null) requestAnimationFrame(() => camera.show(place))
  })
  if (!face || !view || !words) return <div class="stage loading">{say("table.loading")}</div>
  const props = { s: view, you: model.you.value, names: model.seatNames.value, words }
  const { left, right } = camera.beyond.value
  const shown = zone ?? face.zones[0]?.id ?? ""
  return (
    <MarksContext.Provider value={pick}>
      <div
        class="stage"
        id="board"
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move between the places on it
        tabIndex={0}
        role="group"
        aria-label={say("table.board")}
        onKeyDown={event => steer(event, stage.current, pick)}
      >
        {wide ? <face.Stage {...props} /> : <Zones face={face} shown={shown} props={props} />}
        {left > 0 && (
          <button
            type="button"
            class="edge left"
            aria-label={say("table.moreLeft", { count: left })}
            onClick={() => camera.beyondEdge("left")}
          >
            <Icon name="u:chevron-left" size={16} /> {left}
          </button>
        )}
        {right > 0 && (
          <button
            type="button"
            class="edge right"
            aria-label={say("table.moreRight", { count: right })}
            onClick={() => camera.beyondEdge("right")}
          >
            {right} <Icon name="u:chevron-right" size={16} />
          </button>
        )}
        {size.value === "phone" && face.Miniature && <MiniMap camera={camera} face={face} zone={shown} props={props} />}
        <div class="zoom">
          <button
            type="button"
            class="btn square quiet"
            aria-label={say("table.zoomOut")}
            onClick={() => camera.zoom(1 / 1.3)}
          >
            <Icon name="u:minus" />
          </button>
          <button
            type="button"
            class="btn square quiet"
            aria-label={say("table.zoomIn")}
            onClick={() => camera.zoom(1.3)}
          >
            <Icon name="u:plus" />
          </button>
          <button type="button" class="btn square quiet" aria-label={say("table.fit")} onClick={() => camera.fit()}>
            <Icon name="u:maximize" />
          </button>
        </div>
      </div>
    </MarksContext.Provider>
  )
}

/** One zone is shown; those that were shown before stay, because to draw them anew takes long. */
function Zones({ face, shown, props }: { face: GameFace; shown: string; props: BoardProps }) {
  const drawn = useRef(new Set<string>())
  drawn.current.add(shown)
  return (
    <>
      {face.zones
        .filter(({ id }) => drawn.current.has(id))
        .map(({ id }) => (
          <div key={id} class="zone" hidden={id !== shown}>
            <face.ZoneView {...props} zone={id} />
          </div>
        ))}
    </>
  )
}

/** The camera on screen, for the keys. */
export const stageCamera: { current: Camera | null } = { current: null }

const arrows: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrows go to the nearest lit place in that direction, Enter and Space touch it. */
function steer(event: KeyboardEvent, stage: HTMLElement | null, pick: Pick): void {
  if (!stage) return
  const lit = [...stage.querySelectorAll<SVGElement>(".place.legal, .place.chosen")]
  const places = lit.filter(place => place.getClientRects().length > 0)
  const current = places.find(place => place === document.activeElement) ?? null
  const direction = arrows[event.key]
  let next: SVGElement | null | undefined = null
  if (direction) next = nearest(places, current, direction)
  else if (event.key === "Home") next = places[0]
  else if (event.key === "End") next = places.at(-1)
  else if ((event.key === "Enter" || event.key === " ") && current?.dataset.place) pick.touch(current.dataset.place)
  else return
  event.preventDefault()
  event.stopPropagation()
  if (!next?.dataset.place) return
  next.focus()
  stageCamera.current?.show(next.dataset.place)
}
