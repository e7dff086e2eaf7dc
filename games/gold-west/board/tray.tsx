// What lies before the viewer: the supply track rising to the use zone, the terrain race, the stock.
import { num } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Icon, PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { KINDS, type Resource, resources, sectionPoints } from "../data/resources.ts"
import { bits, booked, type GoldWest, type Player, player } from "../state.ts"
import { Good, letterOf } from "./goods.tsx"
import { Influence } from "./influence.tsx"
import { shownSeat } from "./position.ts"

export function Tray({ s, you, words }: BoardProps<GoldWest>) {
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  const step = s.agenda.at(-1)
  // GW-5.2: what is carried is set down where it is touched, so it needs room.
  const carrying = step?.do === "leave" && step.seat === seat
  return (
    <div class={carrying ? "gw-tray carrying" : "gw-tray"}>
      <section class="gw-supply" aria-label={words.say("head.supply")}>
        <h3 class="gw-title">
          {you < 0 && <SeatBadge seat={seat} size={16} />}
          {words.say("head.supply")} <small>{words.say("note.supply")}</small>
        </h3>
        <div class="gw-sections">
          <UseZone seat={seat} counts={p.use.join()} words={words} />
          {sectionPoints.map(section => (
            <Section
              key={section}
              seat={seat}
              section={section}
              counts={p.supply.slice(section * KINDS, (section + 1) * KINDS).join()}
              entered={carrying && step.section === section}
              words={words}
            />
          ))}
        </div>
      </section>
      <Influence s={s} words={words} />
      <Stock p={p} words={words} />
    </div>
  )
}

interface SectionProps {
  readonly seat: number
  readonly section: number
  /** One count for each resource: "1,0,2,0,0,0". */
  readonly counts: string
  /** The carried resources have come here and leave one. */
  readonly entered: boolean
  readonly words: Words
}

const Section = memo(({ seat, section, counts, entered, words }: SectionProps) => (
  <PlaceBox id={`section:${section}`} class={`gw-section s${section}${entered ? " entered" : ""}`}>
    <span class="gw-label">{words.say("sectionVp", { vp: section })}</span>
    <span class="gw-goods" data-place={`supply:${seat}:${section}`}>
      {piles(counts).map(([kind, count]) => (
        <Heap key={kind} kind={kind} count={count} words={words} />
      ))}
    </span>
  </PlaceBox>
))

const UseZone = memo(({ seat, counts, words }: { seat: number; counts: string; words: Words }) => (
  <PlaceBox id="use" class="gw-section use">
    <span class="gw-label">{words.say("use")}</span>
    <span class="gw-goods" data-place={`use:${seat}`}>
      {piles(counts).map(([kind, count]) => (
        <PlaceBox key={kind} id={`good:${kind}`} class="gw-good">
          <Heap kind={kind} count={count} words={words} />
        </PlaceBox>
      ))}
    </span>
  </PlaceBox>
))

function piles(counts: string): [Resource, number][] {
  const by = counts.split(",")
  return resources.flatMap((kind, i) => (Number(by[i]) > 0 ? [[kind, Number(by[i])] as [Resource, number]] : []))
}

/** More than this many of a kind are counted instead. */
const DRAWN = 6

/** All resources of one kind in one place. */
function Heap({ kind, count, words }: { kind: Resource; count: number; words: Words }) {
  const drawn = count > DRAWN ? 1 : count
  return (
    <span class="gw-heap" role="img" aria-label={words.goods({ [kind]: count })}>
      {Array.from({ length: drawn }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike
        <span key={i} class="gw-token-box">
          <svg viewBox="-11 -11 22 22" aria-hidden="true">
            <Good kind={kind} x={0} y={0} r={8.6} letter={letterOf(words, kind)} />
          </svg>
        </span>
      ))}
      {count > drawn && <b>×{count}</b>}
    </span>
  )
}

const Stock = memo(({ p, words }: { p: Player; words: Words }) => {
  const won = num(p.points, booked.indexOf("investmentCards")) + num(p.points, booked.indexOf("investmentBonus"))
  return (
    <section class="gw-stock" aria-label={words.say("head.stock")}>
      <h3 class="gw-title">{words.say("head.stock")}</h3>
      <StockLine icon="g:camping-tent" count={p.camps} text={words.say("stock.camps", { count: p.camps })} />
      <StockLine icon="g:position-marker" count={p.markers} text={words.say("stock.markers", { count: p.markers })} />
      <StockLine
        icon="g:scroll-quill"
        count={bits(p.cards)}
        text={words.say("stock.cards", { count: bits(p.cards), vp: won })}
      />
      <StockLine icon="g:wanted-reward" count={p.wanted} text={words.say("stock.wanted", { count: p.wanted })} />
    </section>
  )
})

function StockLine({ icon, count, text }: { icon: string; count: number; text: string }) {
  return (
    <div class="gw-stock-line">
      <Icon name={icon} size={20} />
      <b>{count}</b>
      <span>{text}</span>
    </div>
  )
}
