// The poker table: workers around it, cards face down at them, the money in the middle. One sees one's own cards only.
import { at, num } from "@railhead/engine"
import type { BoardProps } from "../../../face.ts"
import { Glyph, SeatPiece } from "../../../picture/kit.tsx"
import { Head } from "../../../trail/board/head.tsx"
import { icons } from "../../../trail/board/icons.ts"
import type { Point } from "../../../trail/board/lines.ts"
import { lookOfCard } from "../../../trail/board/pictures.ts"
import { breedingValues, CATTLE, cards } from "../../data/cards.ts"
import { bonusTokens, MOST_AT_TABLE } from "../../expansions/at-the-poker-table/data.ts"
import { pokerOf } from "../../expansions/at-the-poker-table/state.ts"
import { type GreatWesternTrail, player } from "../../state.ts"
import { workerIcons } from "../icons.ts"
import { pictures } from "../pictures.ts"

const [WIDTH, HEIGHT] = [232, 142]

/** Where those who sit at the table have their worker, and which way their cards lie from it. */
const seatSpots: readonly Point[] = [
  [24, 110],
  [24, 32],
  [131, 32],
  [131, 110],
]

export function PokerTable({ s, names, words }: BoardProps<GreatWesternTrail>) {
  const { pot, workers, bonus } = pokerOf(s)
  const left = s.seats - bonus.filter(token => token >= 0).length
  const told = s.players.map(({ apart }, seat) =>
    words.say("atPoker", { who: names[seat] ?? "", seated: num(workers, seat) < 0 ? 0 : 1, cards: apart.length }),
  )
  return (
    <section class="gwt-poker" aria-label={words.name("term", "poker-table")}>
      <h3 class="trail-title">
        {words.name("term", "poker-table")} <small>{words.say("note.poker", { count: left })}</small>
      </h3>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={[words.say("pot", { amount: pot }), ...told].join(". ")}
      >
        <rect class="gwt-felt" x={4} y={4} width={WIDTH - 8} height={HEIGHT - 8} rx={24} />
        <g data-place="pot" class="gwt-pot">
          <rect x={WIDTH / 2 - 27} y={HEIGHT / 2 - 12} width={54} height={24} rx={12} />
          <Glyph name={icons.money} x={WIDTH / 2 - 12} y={HEIGHT / 2} size={17} colour="#B57A0C" />
          <text class="besley mid" x={WIDTH / 2 + 10} y={HEIGHT / 2 + 5.5}>
            {words.say("dollars", { amount: pot })}
          </text>
        </g>
        {s.players.map((_, seat) => (
          <PokerSeat key={seat} s={s} seat={seat} />
        ))}
      </svg>
    </section>
  )
}

function PokerSeat({ s, seat }: { s: GreatWesternTrail; seat: number }) {
  const { workers, bonus } = pokerOf(s)
  const { apart } = player(s, seat)
  const [x, y] = at(seatSpots, seat)
  const worker = workerIcons[num(workers, seat)]
  const token = bonusTokens[num(bonus, seat)]
  return (
    <g data-place={`poker:${seat}`}>
      {worker === undefined ? (
        <>
          <circle class="gwt-chair" cx={x} cy={y} r={13} />
          <SeatPiece seat={seat} x={x} y={y} r={6} />
        </>
      ) : (
        <>
          <SeatPiece seat={seat} x={x} y={y} r={13} icon={worker} />
          <FreeSpaces from={apart.length} x={x + BESIDE} y={y - CARD.height / 2} />
        </>
      )}
      {apart.map((card, i) => (
        <PokerCard key={i} card={card} x={x + BESIDE + i * STEP} y={y - CARD.height / 2} />
      ))}
      {token && (
        <g class="gwt-bonus">
          <circle cx={x + 6} cy={y + 15} r={8} />
          <text class="mid" x={x + 6} y={y + 19}>
            {token.vp}
          </text>
        </g>
      )}
    </g>
  )
}

/** From the middle of a worker to its first card, and from card to card. */
const [BESIDE, STEP] = [17, 22.5]
const CARD = { width: 21, height: 36 } as const

function FreeSpaces({ from, x, y }: { from: number; x: number; y: number }) {
  const free = Array.from({ length: MOST_AT_TABLE - from }, (_, i) => from + i)
  return (
    <>
      {free.map(i => (
        <rect key={i} class="trail-slot" x={x + i * STEP} y={y} {...CARD} rx={3} />
      ))}
    </>
  )
}

/** From its upper left corner; face down for all but its owner. */
function PokerCard({ card, x, y }: { card: number; x: number; y: number }) {
  const look = card >= 0 && card < CATTLE ? lookOfCard(pictures, card) : null
  const middle = x + CARD.width / 2
  return (
    <g class="gwt-poker-card">
      <rect
        class={card < 0 ? "gwt-card-back" : "trail-card"}
        x={x}
        y={y}
        {...CARD}
        rx={3}
        {...(look ? { style: { fill: look.ground } } : {})}
      />
      {look ? (
        <>
          <Head look={look} x={middle} y={y + 24} size={18} />
          <text class="besley mid" x={middle} y={y + 12.5} style={{ fontSize: "11px", fill: look.ink }}>
            {num(breedingValues, num(cards.breedOf, card))}
          </text>
        </>
      ) : (
        <Glyph
          name={card < 0 ? icons.cattle : icons.objective}
          x={middle}
          y={y + CARD.height / 2}
          size={14}
          colour={card < 0 ? "#FFE9CF" : "#5F5146"}
        />
      )}
    </g>
  )
}
