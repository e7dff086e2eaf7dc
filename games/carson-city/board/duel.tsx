// A duel in the track's place: what for, who against whom, dice, totals, the winner, and the chances before.
import { at, num, range } from "@railhead/engine"
import { Drawing } from "../../picture/drawing.tsx"
import { Glyph, Place, SeatPiece } from "../../picture/kit.tsx"
import { boxPath, Ring } from "../../picture/ring.tsx"
import type { Words } from "../../words.ts"
import { SPACES, spaces, spotNamed } from "../data/actions.ts"
import { objects } from "../data/buildings.ts"
import type { CarsonCity } from "../state.ts"
import { DuelLane } from "./duel-lane.tsx"
import { ACTION_COUNT, actionOf, chances, throwsAgain } from "./fought.ts"
import { objectIcons } from "./icons.ts"
import type { Duel, Lane } from "./last-duel.ts"
import { percent } from "./odds.ts"
import { DuelTile } from "./pieces.tsx"
import { iconOf, soldOn, tellSpace } from "./spaces.ts"
import { choosesTile, handOf } from "./tiles.ts"

/** Measures of the panel: wide in the track's place, narrow on a phone. */
interface PanelSize {
  readonly width: number
  readonly height: number
  /** Room for all lanes together. */
  readonly lanes: number
}

export const widePanel: PanelSize = { width: 525, height: 490, lanes: 276 }
export const narrowPanel: PanelSize = { width: 372, height: 470, lanes: 276 }

interface DuelProps {
  readonly s: CarsonCity
  readonly you: number
  readonly names: readonly string[]
  readonly duel: Duel
  readonly size: PanelSize
  readonly words: Words
}

export function DuelPanel({ s, you, names, duel, size, words }: DuelProps) {
  const { lanes, winner } = duel
  const high = Math.min(84, size.lanes / lanes.length)
  const best = Math.max(...lanes.map(({ total }) => total))
  const asked = throwsAgain(s)
  const { icon, name } = prize(s, duel.spot, words)
  const who = (seat: number) => names[seat] ?? words.say("text.seat", { number: seat + 1 })
  const short = (name: string) => (name.length > 10 ? `${name.slice(0, 9)}…` : name)
  const bottom = 116 + lanes.length * high
  // On a phone the list of actions follows.
  const height = size === narrowPanel ? bottom + (choosesTile(s, you) ? 106 : 88) : size.height
  const tied = winner >= 0 ? lanes.filter(({ seat, total }) => total === best && seat !== winner) : []
  return (
    <Drawing class="cc-duel" viewBox={`0 0 ${size.width} ${height}`} label={words.say("duelFor", { what: name })}>
      <path class="panel" d={boxPath(1, 1, size.width - 2, height - 2, 12)} />
      <path class="prize" d={boxPath(12, 10, 44, 44, 9)} />
      <Glyph name={icon} x={34} y={32} size={32} colour="#2a211b" />
      <text class="besley title" x={68} y={30}>
        {words.say("duelFor", { what: name })}
      </text>
      <text class="note" x={68} y={48}>
        {noteOn(s, duel.spot, words)}
      </text>
      <g class="pistols">
        <Glyph name="g:crossed-pistols" x={size.width - 34} y={32} size={36} />
      </g>
      <Steps s={s} width={size.width} now={actionOf(s, duel.spot) - 1} />
      {lanes.map((lane, i) => (
        <DuelLane
          key={lane.seat}
          lane={lane}
          y={112 + i * high}
          width={size.width}
          height={high}
          name={short(who(lane.seat))}
          place={s.passed.indexOf(lane.seat) + 1}
          end={winner < 0 ? "" : lane.seat === winner ? "wins" : lane.total === best ? "losesTie" : "loses"}
          again={lane.seat === asked && asked === you}
          s={s}
          words={words}
        />
      ))}
      {tied[0] && (
        <text class="mid tie" x={size.width / 2} y={bottom + 14}>
          {words.say("tie", { total: best, who: who(winner), other: who(tied[0].seat) })}
        </text>
      )}
      {choosesTile(s, you) ? (
        <OwnTiles hand={handOf(s, you)} y={Math.min(height - 70, bottom + 22)} words={words} />
      ) : (
        !s.survival && (
          <Chances s={s} lanes={lanes} y={Math.min(height - 58, bottom + 34)} width={size.width} words={words} />
        )
      )}
    </Drawing>
  )
}

const TILE = 46

/** CC-16.3: the tiles that can be laid now. */
function OwnTiles({ hand, y, words }: { hand: readonly number[]; y: number; words: Words }) {
  const kinds = range(hand.length).filter(tile => num(hand, tile) > 0)
  return (
    <g class="cc-own-tiles">
      <text class="head" x={14} y={y + 8}>
        {words.say("head.tiles")}
      </text>
      {kinds.map((tile, i) => {
        const x = 14 + TILE / 2 + i * (TILE + 12)
        const middle = y + 20 + TILE / 2
        return (
          <Place
            key={tile}
            id={`tile:${tile}`}
            ring={mark => (
              <Ring
                mark={mark}
                d={boxPath(x - TILE / 2 - 2, middle - TILE / 2 - 2, TILE + 4, TILE + 4, 9)}
                badge={[x - TILE / 2, middle - TILE / 2]}
              />
            )}
          >
            <DuelTile tile={tile} x={x} y={middle} size={TILE} />
            {num(hand, tile) > 1 && (
              <text class="mid count" x={x + TILE / 2 - 10} y={middle + TILE / 2 - 5}>
                ×{num(hand, tile)}
              </text>
            )}
          </Place>
        )
      })}
    </g>
  )
}

function prize(s: CarsonCity, spot: string, words: Words): { icon: string; name: string } {
  const i = spotNamed(spot)
  if (i < SPACES) {
    const action = num(spaces, i)
    const { building, price } = soldOn(s, action)
    return { icon: iconOf(action, building), name: tellSpace(action, building, price, "", words).name }
  }
  const object = num(s.objects, i - SPACES)
  const what = object < 0 ? words.say("parcelAt", { parcel: spot }) : words.name("object", at(objects, object))
  const known = object >= 0 && what === at(objects, object) ? words.name("building", what) : what
  return { icon: object < 0 ? "g:position-marker" : (objectIcons[at(objects, object)] ?? ""), name: known }
}

/** Which action it is; against an outlaw how strong that is. */
function noteOn(s: CarsonCity, spot: string, words: Words): string {
  const told = words.say("duelNote", { number: actionOf(s, spot), count: ACTION_COUNT })
  const outlaw = s.outlaws?.at.includes(spotNamed(spot) - SPACES)
  return outlaw ? words.say("text.outlaw", { strength: s.outlaws?.strength ?? 0 }) : told
}

/** Where the resolution stands: all actions in one line. */
function Steps({ s, width, now }: { s: CarsonCity; width: number; now: number }) {
  const step = (width - 24) / ACTION_COUNT
  return (
    <g class="cc-steps">
      {Array.from({ length: ACTION_COUNT }, (_, action) => (
        <g key={action} class={action < now ? "done" : action === now ? "now" : ""}>
          <rect x={12 + action * step + 1} y={66} width={step - 2} height={28} rx={4} />
          <Glyph
            name={iconOf(action, soldOn(s, action).building)}
            x={12 + (action + 0.5) * step}
            y={80}
            size={Math.min(15, step - 4)}
          />
        </g>
      ))}
    </g>
  )
}

interface ChancesProps {
  readonly s: CarsonCity
  readonly lanes: readonly Lane[]
  readonly y: number
  readonly width: number
  readonly words: Words
}

function Chances({ s, lanes, y, width, words }: ChancesProps) {
  let x = 12
  const all = chances(s, lanes)
  return (
    <g class="cc-chances">
      <text class="head" x={12} y={y + 12}>
        {words.say("beforeDice")}
      </text>
      <text class="end note" x={width - 12} y={y + 12}>
        {words.say("tiesIncluded")}
      </text>
      {lanes.map(({ seat }, i) => {
        const wide = (all[i] ?? 0) * (width - 24)
        const left = x
        x += wide
        return (
          <g key={seat}>
            <rect x={left} y={y + 20} width={Math.max(0, wide - 3)} height={26} rx={6} fill={`var(--line-${seat})`} />
            {wide > 24 && <SeatPiece seat={seat} x={left + 13} y={y + 33} r={7} />}
            {wide > 60 && (
              <text class="mid share" x={left + wide / 2 + 8} y={y + 38}>
                {percent(all[i] ?? 0)} %
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
