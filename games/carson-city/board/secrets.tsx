// A strip over the board while all do something in secret: what it is, and how far everybody is.
import type { Seat } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Icon, SeatBadge } from "../../picture/kit.tsx"
import type { CarsonCity } from "../state.ts"
import { ownOperation, type Progress, partakers, progressOf, secretOf } from "./sealed.ts"

const icons: { readonly [progress in Progress]: string } = {
  asked: "u:hourglass",
  sealed: "u:lock",
  done: "u:check",
  out: "u:minus",
}

export function Secrets({ s, you, names, words }: BoardProps<CarsonCity>) {
  const secret = secretOf(s)
  // Tiles lie in the panel of their duel.
  if (secret === null || secret === "tiles") return null
  const own = ownOperation(s, you)
  const who = (seat: Seat) => (seat === you ? words.say("text.you") : (names[seat] ?? ""))
  return (
    <div class="cc-secrets" role="group" aria-label={words.say(`secret.${secret}`, { tick: s.kitCarson?.tick ?? 0 })}>
      <b class="what">{words.say(`secret.${secret}`, { tick: s.kitCarson?.tick ?? 0 })}</b>
      {partakers(s, secret).map(seat => {
        const progress = progressOf(s, secret, seat)
        const place = s.passed.indexOf(seat) + 1
        return (
          <span key={seat} class={`one ${progress}`} data-seat={seat}>
            <SeatBadge seat={seat} size={16} />
            <span class="name">{who(seat)}</span>
            <Icon name={icons[progress]} size={14} />
            <span class="how">{words.say(`secretly.${progress}`, { place })}</span>
          </span>
        )
      })}
      {own && <span class="own">{words.say("secret.own", own)}</span>}
    </div>
  )
}
