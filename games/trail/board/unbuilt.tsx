// The private buildings that are not yet built.
import { at } from "@railhead/engine"
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { Building } from "./building.tsx"
import type { TrailPictures } from "./pictures.ts"

const [W, H] = [92, 58]

interface DisplayProps {
  readonly of: TrailPictures
  readonly seat: number
  /** Numbers of the tiles in the list of all buildings. */
  readonly left: string
  readonly craftsmen: number
  readonly icon: string
  /** Whose they are, where they are not the viewer's, and what their places are called. */
  readonly title?: string
  readonly place?: string
  readonly words: Words
}

export const Unbuilt = memo((props: DisplayProps) => (
  <section class="trail-buildings" aria-label={props.title ?? props.words.say("head.buildings")}>
    <Tiles {...props} />
  </section>
))

function Tiles({ of, seat, left, craftsmen, icon, title, place = "build", words }: DisplayProps) {
  return (
    <>
      <h3 class="trail-title">
        {title ?? words.say("head.buildings")} <small>{words.say("note.craftsmen", { count: craftsmen })}</small>
      </h3>
      <div class="trail-grid">
        {(left === "" ? [] : left.split(",").map(Number)).map(building => {
          const { id, craftsmen: needed } = at(of.buildings, building)
          return (
            <PlaceBox
              key={id}
              id={`${place}:${id}`}
              class={needed > craftsmen ? "trail-unbuilt dear" : "trail-unbuilt"}
            >
              <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("building", id)}>
                <Building
                  of={of}
                  building={building}
                  owner={seat}
                  node={-1}
                  site=""
                  x={W / 2}
                  y={H / 2}
                  width={W - 2}
                  height={H - 2}
                />
              </svg>
              <span class="trail-needed">
                <Icon name={icon} size={14} />
                {words.say("needs", { count: needed })}
              </span>
            </PlaceBox>
          )
        })}
      </div>
    </>
  )
}
