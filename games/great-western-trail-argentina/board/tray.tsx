// What lies before the viewer: purse, workers, discs, hand.
import type { BoardProps } from "../../face.ts"
import { Icon } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { Auxiliary } from "../../trail/board/auxiliary.tsx"
import { CardFace, Hand } from "../../trail/board/hand.tsx"
import { icons } from "../../trail/board/icons.ts"
import { handValue, shownSeat } from "../../trail/board/position.ts"
import type { Words } from "../../words.ts"
import { boardStrength } from "../rules/counts.ts"
import { type Argentina, type Player, player } from "../state.ts"
import { GRAIN } from "./icons.ts"
import { pictures } from "./pictures.ts"
import { strengthOfHelp } from "./position.ts"
import { Limits, Purse } from "./purse.tsx"
import { WorkerRows } from "./worker-rows.tsx"

export function Tray({ s, you, words }: BoardProps<Argentina>) {
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  return (
    <div class="trail-tray arg-tray">
      <OwnPurse seat={seat} p={p} named={you < 0} words={words} />
      <Summary money={p.money} grain={p.grain} certificates={p.certificates} tokens={p.tokens} words={words} />
      <WorkerRows p={p} words={words} />
      <OwnDiscs s={s} seat={seat} words={words} />
      <OwnHand s={s} seat={seat} words={words} />
    </div>
  )
}

interface OwnProps {
  readonly seat: number
  readonly p: Player
  readonly named: boolean
  readonly words: Words
}

export function OwnPurse({ seat, p, named, words }: OwnProps) {
  const { money, grain, certificates, tokens, cleared } = p
  return <Purse {...{ seat, money, grain, certificates, tokens, cleared, named, words }} />
}

/** The discs that are still on the board, by what they free. */
export function OwnDiscs({ s, seat, words }: { s: Argentina; seat: number; words: Words }) {
  const p = player(s, seat)
  return (
    <div class="arg-discs">
      <Auxiliary of={pictures} seat={seat} cleared={p.cleared} words={words} />
      <Limits seat={seat} seats={s.players.length} cleared={p.cleared} strength={boardStrength(p)} words={words} />
    </div>
  )
}

/** "1 + 2 + 6 = 9 of 9" while farmers are helped, else what the hand is worth in Buenos Aires. */
function noteOf(s: Argentina, seat: number, words: Words): string {
  const help = strengthOfHelp(s, seat)
  if (!help) return words.say("worth", { value: handValue(pictures, player(s, seat).hand) })
  const { parts, sum, asked, reach } = help
  if (asked === 0) return words.say("strengthReach", { sum, reach })
  const told = parts.length > 1 ? `${parts.join(" + ")} = ${sum}` : String(sum)
  return words.say("strengthOf", { told, asked })
}

function OwnHand({ s, seat, words }: { s: Argentina; seat: number; words: Words }) {
  const p = player(s, seat)
  return (
    <Hand
      of={pictures}
      hand={p.hand}
      pile={p.pile.length}
      discards={p.discards}
      title={words.name("term", "hand")}
      note={noteOf(s, seat, words)}
      words={words}
    >
      {p.showing.map((card, i) => (
        <div key={i} class="trail-held-card arg-shown">
          <CardFace of={pictures} card={card} words={words} />
        </div>
      ))}
    </Hand>
  )
}

interface SummaryProps {
  readonly money: number
  readonly grain: number
  readonly certificates: number
  readonly tokens: number
  readonly words: Words
}

/** On a phone: the purse in one line. */
const Summary = memo(({ money, grain, certificates, tokens, words }: SummaryProps) => {
  const shown: readonly (readonly [icon: string, figure: string, count: number])[] = [
    [GRAIN, "grain", grain],
    [icons.certificate, "certificates", certificates],
    [icons.exchange, "tokens", tokens],
  ]
  return (
    <div class="trail-summary">
      <b class="besley">{words.say("dollars", { amount: money })}</b>
      {shown.map(([icon, figure, count]) => (
        <span key={figure}>
          <Icon name={icon} size={16} label={words.say(`figure.${figure}`)} /> {count}
        </span>
      ))}
    </div>
  )
})
