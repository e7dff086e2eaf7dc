// Money, and the limits that discs hold down.
import type { ComponentChildren } from "preact"
import { Icon, PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { icons } from "../../trail/board/icons.ts"
import type { Words } from "../../words.ts"
import { certificateLimit } from "../rules/counts.ts"
import { DiscCell } from "./discs.tsx"
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
  const cell = (disc: string, label: string) => <DiscCell seat={seat} cleared={cleared} disc={disc} label={label} />
  return (
    <section class="gwt-purse" aria-label={words.say("head.purse")}>
      <div class="gwt-money besley">
        {named && <SeatBadge seat={seat} size={20} />}
        {words.say("dollars", { amount: money })}
      </div>
      <PlaceBox id="certificates" class="gwt-line">
        <Line
          icon={icons.certificate}
          count={certificates}
          text={words.say("ofCertificates", { most: certificateLimit({ cleared }) })}
        >
          {cell("cert-4", "4")}
          {cell("cert-6", "6")}
        </Line>
      </PlaceBox>
      <div class="gwt-line">
        <Line icon={icons.rancher} count={stepLimit(seats, cleared)} text={words.say("steps")}>
          {cell("move-money", "$")}
          {cell("move-vp", "3")}
        </Line>
      </div>
      <div class="gwt-line">
        <Line icon={icons.hand} count={cardLimit(cleared)} text={words.say("handLimit")}>
          {cell("hand-1", "+1")}
          {cell("hand-2", "+1")}
        </Line>
      </div>
      <div class="gwt-line">
        <Line icon={icons.building} count={toBuild} text={words.say("toBuild")} />
      </div>
    </section>
  )
})

function Line({
  icon,
  count,
  text,
  children = null,
}: {
  icon: string
  count: number
  text: string
  children?: ComponentChildren
}) {
  return (
    <>
      <Icon name={icon} size={18} />
      <b>{count}</b>
      <span class="gwt-line-text">{text}</span>
      {children}
    </>
  )
}
