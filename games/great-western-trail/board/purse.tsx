// Money, and the limits that discs hold down.
import { PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { DiscCell } from "../../trail/board/discs.tsx"
import { icons } from "../../trail/board/icons.ts"
import { Line } from "../../trail/board/line.tsx"
import type { Words } from "../../words.ts"
import { certificateLimit } from "../rules/counts.ts"
import { pictures } from "./pictures.ts"
import { cardLimit, stepLimit } from "./position.ts"

interface PurseProps {
  readonly seat: number
  readonly seats: number
  readonly money: number
  readonly certificates: number
  readonly cleared: number
  readonly toBuild: number
  /** For a spectator: whose board this is. */
  readonly named: boolean
  readonly words: Words
}

export const Purse = memo(({ seat, seats, money, certificates, cleared, toBuild, named, words }: PurseProps) => {
  const cell = (disc: string, label: string) => (
    <DiscCell of={pictures} seat={seat} cleared={cleared} disc={disc} label={label} />
  )
  return (
    <section class="trail-purse" aria-label={words.say("head.purse")}>
      <div class="trail-money besley">
        {named && <SeatBadge seat={seat} size={20} />}
        {words.say("dollars", { amount: money })}
      </div>
      <PlaceBox id="certificates" class="trail-line">
        <Line
          icon={icons.certificate}
          count={certificates}
          text={words.say("ofCertificates", { most: certificateLimit({ cleared }) })}
        >
          {cell("cert-4", "4")}
          {cell("cert-6", "6")}
        </Line>
      </PlaceBox>
      <div class="trail-line">
        <Line icon={icons.rancher} count={stepLimit(seats, cleared)} text={words.say("steps")}>
          {cell("move-money", "$")}
          {cell("move-vp", "3")}
        </Line>
      </div>
      <div class="trail-line">
        <Line icon={icons.hand} count={cardLimit(cleared)} text={words.say("handLimit")}>
          {cell("hand-1", "+1")}
          {cell("hand-2", "+1")}
        </Line>
      </div>
      <div class="trail-line">
        <Line icon={icons.building} count={toBuild} text={words.say("toBuild")} />
      </div>
    </section>
  )
})
