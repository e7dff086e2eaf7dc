// Pedro, against whom one plays alone: his card, what steers him, and what lies in his supply.
import { at, num } from "@railhead/engine"
import { Icon } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { GlyphRow, rowWidth } from "../../trail/board/glyph-row.tsx"
import { icons } from "../../trail/board/icons.ts"
import { unbuilt } from "../../trail/board/position.ts"
import type { Sign } from "../../trail/board/signs.ts"
import { Unbuilt } from "../../trail/board/unbuilt.tsx"
import type { Words } from "../../words.ts"
import { type Listed, loadingCards } from "../data/loading-cards.ts"
import { type PedroAction, type PedroAmount, pedroCards, pedroTypes, typeNo } from "../data/pedro.ts"
import { shipNamed, ships } from "../data/ships.ts"
import { CARPINTERO } from "../data/tiles.ts"
import { PEDRO } from "../pedro-state.ts"
import { loadingCardOf } from "../rules/pedro/pedro.ts"
import { type Argentina, type Player, player } from "../state.ts"
import { Farmers } from "./farmers.tsx"
import { FARMER, GRAIN, GRAIN_INK, workerIcons } from "./icons.ts"
import { pedroTold } from "./pedro-note.ts"
import { pictures } from "./pictures.ts"

const EXPERIENCE = "g:star-medal"

/** A number, his experience, or his workers of a type. */
function amountSigns(sign: Sign, amount: PedroAmount): readonly Sign[] {
  if (typeof amount === "number") return [{ ...sign, label: amount }]
  const counted = amount === "experience" ? EXPERIENCE : (workerIcons[typeNo(amount)] ?? icons.worker)
  return [{ ...sign, label: "×" }, { icon: counted }]
}

function actionSigns(action: PedroAction): readonly Sign[] {
  switch (action.does) {
    case "hire":
      return [{ icon: icons.worker, label: action.order === "cheapestFirst" ? "$" : "★" }]
    case "buyCattle":
      return [{ icon: icons.lasso }, { icon: icons.cattle }]
    case "build":
      return [{ icon: icons.craftsman }]
    case "takeObjective":
      return [{ icon: icons.objective, label: "+" }]
    case "takeBestCattle":
      return [{ icon: icons.cattle, label: action.value }]
    case "buildExact":
      return [{ icon: icons.craftsman, label: action.carpinteros }]
    case "moveEngine":
      return amountSigns({ icon: icons.engine }, action.spaces)
    case "gainGrain":
      return amountSigns({ icon: GRAIN, tint: GRAIN_INK }, action.amount)
    case "takeFarmer":
      return [{ icon: FARMER, label: action.keeps ? "+" : "✕" }]
  }
}

const [W, H] = [92, 64]

/** His card: how far he rides, then what he does; with a speciality in one line, without it in the next. */
const PedroCard = memo(({ card, words }: { card: number; words: Words }) => {
  const { id, moves, does, speciality, otherwise = [] } = at(pedroCards, card)
  const lines: readonly (readonly Sign[])[] = [
    amountSigns({ icon: icons.rancher }, moves),
    [
      ...(speciality ? [{ icon: workerIcons[typeNo(speciality)] ?? icons.worker }, { label: "›" }] : []),
      ...does.flatMap(actionSigns),
    ],
    ...(otherwise.length > 0 ? [[{ label: "≠ ›" }, ...otherwise.flatMap(actionSigns)]] : []),
  ]
  return (
    <svg class="arg-pedro-card" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.name("pedroCard", id)}>
      <rect class="trail-card" x={0.7} y={0.7} width={W - 1.4} height={H - 1.4} rx={6} />
      {lines.map((signs, i) => (
        <GlyphRow
          key={i}
          signs={signs}
          x={(W - rowWidth(signs, 15)) / 2}
          y={H / 2 + (i - (lines.length - 1) / 2) * 19}
          size={15}
        />
      ))}
    </svg>
  )
})

/** A ship of his list by its value, or its rank among those that lie there. */
function Listing({ ship, words }: { ship: Listed; words: Words }) {
  return (
    <li>{typeof ship === "string" ? at(ships, shipNamed(ship)).value : words.say("pedroRank", { rank: ship.rank })}</li>
  )
}

function Steers({ s, words }: { s: Argentina; words: Words }) {
  const { id, ships: list, experience } = loadingCardOf(s)
  const speciality = s.pedro?.speciality ?? 0
  const count = loadingCards.filter(({ level }) => level === s.options.level).length
  return (
    <dl class="arg-pedro-steers">
      <dt>{words.say("pedroSpeciality")}</dt>
      <dd>
        <Icon name={workerIcons[speciality] ?? icons.worker} size={16} />{" "}
        {words.name("worker", at(pedroTypes, speciality))}
      </dd>
      <dt>{words.say("pedroExperience")}</dt>
      <dd>
        <Icon name={EXPERIENCE} size={16} /> {experience}
      </dd>
      <dt>
        {words.name("loadingCard", id)}/{count}
      </dt>
      <dd>
        <ol class="arg-pedro-list">
          {list.map((ship, i) => (
            <Listing key={i} ship={ship} words={words} />
          ))}
        </ol>
      </dd>
    </dl>
  )
}

function Owns({ p, discs, words }: { p: Player; discs: number; words: Words }) {
  const counted: readonly (readonly [icon: string, name: string, count: number])[] = [
    ...pedroTypes.map(
      type =>
        [workerIcons[typeNo(type)] ?? icons.worker, words.name("worker", type), num(p.workers, typeNo(type))] as const,
    ),
    [GRAIN, words.say("figure.grain"), p.grain],
    ["g:position-marker", words.say("figure.discs"), discs],
    [icons.cattle, words.name("term", "pedroPile"), p.discards.length],
  ]
  return (
    <p class="arg-pedro-owns">
      {counted.map(([icon, name, count]) => (
        <span key={name}>
          <Icon name={icon} size={16} label={name} /> {count}
        </span>
      ))}
    </p>
  )
}

export function Pedro({ s, words }: { s: Argentina; words: Words }) {
  const told = pedroTold(s)
  if (!s.pedro || !told) return null
  const name = words.name("side", String(PEDRO))
  const card = s.pedro.played.at(-1)
  return (
    <section class="arg-pedro" aria-label={name}>
      <h3 class="trail-title">
        {name} <small>{words.say("pedroDeck", told)}</small>
      </h3>
      <div class="arg-pedro-top">
        {card !== undefined && <PedroCard card={card} words={words} />}
        <Steers s={s} words={words} />
      </div>
      <Owns p={player(s, PEDRO)} discs={Number(told.discs)} words={words} />
    </section>
  )
}

/** His farmers, and the buildings that are still to come. */
export function PedroSupply({ s, words }: { s: Argentina; words: Words }) {
  const p = player(s, PEDRO)
  return (
    <>
      {p.farmers.length > 0 && (
        <Farmers farmers={p.farmers} title={words.say("head.pedroFarmers")} place="pedroFarmer" words={words} />
      )}
      <Unbuilt
        of={pictures}
        seat={PEDRO}
        left={unbuilt(pictures, p).join()}
        craftsmen={num(p.workers, CARPINTERO)}
        icon={workerIcons[CARPINTERO] ?? icons.worker}
        title={words.say("head.pedroBuildings")}
        place="supply"
        words={words}
      />
    </>
  )
}
