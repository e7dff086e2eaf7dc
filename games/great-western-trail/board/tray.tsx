// What lies before the viewer: purse, workers, auxiliary actions, hand.
import { num } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Icon } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { Auxiliary } from "../../trail/board/auxiliary.tsx"
import { Hand } from "../../trail/board/hand.tsx"
import { icons } from "../../trail/board/icons.ts"
import { handValue, shownSeat } from "../../trail/board/position.ts"
import { Workers } from "../../trail/board/workers.tsx"
import { bits } from "../../trail/state.ts"
import type { Words } from "../../words.ts"
import { type GreatWesternTrail, player } from "../state.ts"
import { useAdded } from "./added.ts"
import { workerIcons } from "./icons.ts"
import { northernPictures, pictures } from "./pictures.ts"
import { Purse } from "./purse.tsx"

export function Tray(board: BoardProps<GreatWesternTrail>) {
  const { s, you, words } = board
  const { north } = useAdded()
  const seat = shownSeat(s, you)
  const p = player(s, seat)
  return (
    <div class="trail-tray">
      <Purse
        seat={seat}
        seats={s.seats}
        money={p.money}
        certificates={p.certificates}
        cleared={p.cleared}
        toBuild={bits(p.unbuilt)}
        named={you < 0}
        words={words}
      />
      <Summary
        money={p.money}
        certificates={p.certificates}
        workers={p.workers.join()}
        tokens={s.north?.tokens[seat] ?? -1}
        words={words}
      />
      <Workers of={pictures} workers={p.workers.join()} words={words} />
      <Auxiliary of={north ? northernPictures : pictures} seat={seat} cleared={p.cleared} words={words} />
      {north && <north.Annex {...board} />}
      <Hand
        of={pictures}
        hand={p.hand}
        pile={p.pile.length}
        discards={p.discards}
        title={words.name("term", "hand")}
        note={words.say("worth", { value: handValue(pictures, p.hand) })}
        words={words}
      />
    </div>
  )
}

interface SummaryProps {
  readonly money: number
  readonly certificates: number
  readonly workers: string
  /** Exchange tokens, −1 where there are none. */
  readonly tokens: number
  readonly words: Words
}

/** On a phone: the purse in one line. */
const Summary = memo(({ money, certificates, workers, tokens, words }: SummaryProps) => {
  const counts = workers.split(",").map(Number)
  return (
    <div class="trail-summary">
      <b class="besley">{words.say("dollars", { amount: money })}</b>
      <span>
        <Icon name={icons.certificate} size={16} label={words.say("figure.certificates")} /> {certificates}
      </span>
      {["cowboys", "craftsmen", "engineers"].map((figure, type) => (
        <span key={figure}>
          <Icon name={workerIcons[type] ?? icons.worker} size={16} label={words.say(`figure.${figure}`)} />{" "}
          {num(counts, type)}
        </span>
      ))}
      {tokens >= 0 && (
        <span>
          <Icon name={icons.exchange} size={16} label={words.say("figure.exchangeTokens")} /> {tokens}
        </span>
      )}
    </div>
  )
})
