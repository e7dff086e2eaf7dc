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
          <UseZone seat={seat} counts={p.use.join()} carrying={carrying} words={words} />
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

const Section = memo(({ seat, section, counts, entered, words }: SectionProps) => {
  const { piles, drawn, room } = heaps(counts)
  return (
    <PlaceBox id={`section:${section}`} class={`gw-section s${section}${entered ? " entered" : ""}`}>
      <span class="gw-label">{words.say("sectionVp", { vp: section })}</span>
      <span class={room} data-place={`supply:${seat}:${section}`}>
        {piles.map(([kind, count]) => (
          <Heap key={kind} kind={kind} count={count} drawn={drawn} words={words} />
        ))}
      </span>
    </PlaceBox>
  )
})

interface UseProps {
  readonly seat: number
  readonly counts: string
  /** What is carried is set down where it is touched: one token of a kind, with its count. */
  readonly carrying: boolean
  readonly words: Words
}

const UseZone = memo(({ seat, counts, carrying, words }: UseProps) => {
  const { piles, drawn, room } = heaps(counts)
  return (
    <PlaceBox id="use" class="gw-section use">
      <span class="gw-label">{words.say("use")}</span>
      <span class={room} data-place={`use:${seat}`}>
        {piles.map(([kind, count]) => (
          <PlaceBox key={kind} id={`good:${kind}`} class="gw-good">
            <Heap kind={kind} count={count} drawn={carrying ? 1 : drawn} words={words} />
          </PlaceBox>
        ))}
      </span>
    </PlaceBox>
  )
})

/** Resources of a place by kind, and how many of a kind are drawn before they are counted. */
function heaps(counts: string): { piles: [Resource, number][]; drawn: number; room: string } {
  const all = piles(counts)
  const room = (drawn: number) => all.reduce((sum, [, count]) => sum + (count > drawn ? COUNTED : count), 0)
  const drawn = [6, 2].find(most => room(most) <= ROOM) ?? 1
  return { piles: all, drawn, room: room(drawn) > ROOM ? "gw-goods full" : "gw-goods" }
}

/** In tokens: what two rows of a section hold on a phone, and what a token with its count takes up. */
const [ROOM, COUNTED] = [6, 1.8]

function piles(counts: string): [Resource, number][] {
  const by = counts.split(",")
  return resources.flatMap((kind, i) => (Number(by[i]) > 0 ? [[kind, Number(by[i])] as [Resource, number]] : []))
}

/** All resources of one kind in one place: each as a token, or one with a count if there are more than `drawn`. */
function Heap({ kind, count, drawn, words }: { kind: Resource; count: number; drawn: number; words: Words }) {
  return (
    <span class={count > drawn ? "gw-heap counted" : "gw-heap"} role="img" aria-label={words.goods({ [kind]: count })}>
      {Array.from({ length: count > drawn ? 1 : count }, (_, i) => (
        <span key={i} class="gw-token-box">
          <svg class="gw-token-drawing" viewBox="-11 -11 22 22" aria-hidden="true">
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
      <span class="gw-stock-text">{text}</span>
    </div>
  )
}
