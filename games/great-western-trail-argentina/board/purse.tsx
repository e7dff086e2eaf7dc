// Pesos, grain, certificates and exchange tokens, and the limits that discs hold down.
import { range } from "@railhead/engine"
import { PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import { DiscCell } from "../../trail/board/discs.tsx"
import { icons } from "../../trail/board/icons.ts"
import { Line } from "../../trail/board/line.tsx"
import type { Words } from "../../words.ts"
import { GRAIN_LIMIT } from "../data/players.ts"
import { certificateLimit, handLimit } from "../rules/counts.ts"
import { GRAIN } from "./icons.ts"
import { pictures } from "./pictures.ts"
import { stepLimit } from "./position.ts"

interface PurseProps {
  readonly seat: number
  readonly money: number
  readonly grain: number
  readonly certificates: number
  readonly tokens: number
  readonly cleared: number
  /** For a spectator: whose board this is. */
  readonly named: boolean
  readonly words: Words
}

export const Purse = memo(({ seat, money, grain, certificates, tokens, cleared, named, words }: PurseProps) => (
  <section class="trail-purse" aria-label={words.say("head.purse")}>
    <div class="trail-money besley">
      {named && <SeatBadge seat={seat} size={20} />}
      {words.say("dollars", { amount: money })}
    </div>
    <GrainTrack grain={grain} />
    <div class="trail-line">
      <Line icon={GRAIN} count={grain} text={words.say("ofGrain", { most: GRAIN_LIMIT })} />
    </div>
    <PlaceBox id="certificates" class="trail-line">
      <Line
        icon={icons.certificate}
        count={certificates}
        text={words.say("ofCertificates", { most: certificateLimit({ cleared }) })}
      >
        <DiscCell of={pictures} seat={seat} cleared={cleared} disc="cert-6" label="6" />
      </Line>
    </PlaceBox>
    <PlaceBox id="tokens" class="trail-line">
      <Line icon={icons.exchange} count={tokens} text={words.say("tokens", { count: tokens })} />
    </PlaceBox>
  </section>
))

/** The marker on the grain track, 0 to 8. */
function GrainTrack({ grain }: { grain: number }) {
  return (
    <svg class="arg-grain" viewBox="0 0 150 20" aria-hidden="true">
      {range(GRAIN_LIMIT + 1).map(i => {
        const x = 10 + i * 16.2
        return (
          <g key={i} class={i === grain ? "now" : i < grain ? "filled" : ""}>
            <circle cx={x} cy={10} r={i === grain ? 9 : 6.5} />
            {i === grain && (
              <text class="mid" x={x} y={14.2}>
                {i}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

interface LimitsProps {
  readonly seat: number
  readonly seats: number
  readonly cleared: number
  /** From workers and cleared spaces. */
  readonly strength: number
  readonly words: Words
}

/** Steps, cards and strength with the discs that hold them down. */
export const Limits = memo(({ seat, seats, cleared, strength, words }: LimitsProps) => {
  const cell = (disc: string, label: string) => (
    <DiscCell of={pictures} seat={seat} cleared={cleared} disc={disc} label={label} />
  )
  return (
    <section class="arg-limits" aria-label={words.say("head.limits")}>
      <div class="trail-line">
        <Line icon={icons.rancher} count={stepLimit(seats, cleared)} text={words.say("steps")}>
          {cell("move-1", "+2")}
          {cell("move-2", "+1")}
        </Line>
      </div>
      <div class="trail-line">
        <Line icon={icons.hand} count={handLimit({ cleared })} text={words.say("handLimit")}>
          {cell("hand-1", "+1")}
          {cell("hand-2", "+1")}
        </Line>
      </div>
      <div class="trail-line">
        <Line icon={icons.strength} count={strength} text={words.say("strength")}>
          {cell("strength-1", "+1")}
          {cell("strength-2", "+2")}
        </Line>
      </div>
    </section>
  )
})
