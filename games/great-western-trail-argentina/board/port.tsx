// Ships and cities together: what the question is about comes first and in full.

import { last } from "@railhead/engine"
import { useEffect, useState } from "preact/hooks"
import type { BoardProps } from "../../face.ts"
import { Icon } from "../../picture/kit.tsx"
import type { Argentina } from "../state.ts"
import { Europe } from "./cities.tsx"
import { LoadingZone } from "./ships.tsx"

/** Is the question where a disc goes in Europe? */
function isDelivering(s: Argentina): boolean {
  const step = last(s.agenda)?.do
  return step === "delivery" || step === "chooseSpace" || step === "askDelivery"
}

/** `roomy`: there is room for everything at once. */
export function Port({ s, words, roomy }: BoardProps<Argentina> & { roomy: boolean }) {
  const wanted = roomy || isDelivering(s)
  const [full, show] = useState(wanted)
  useEffect(() => show(wanted), [wanted])
  const cities = (
    <section class="arg-europe" aria-label={words.say("head.europe")}>
      <h3 class="trail-title">
        {words.say("head.europe")}
        {!roomy && (
          <button type="button" class="arg-more" aria-expanded={full} onClick={() => show(!full)}>
            <Icon name={full ? "u:chevron-up" : "u:chevron-down"} size={14} /> {words.say(full ? "less" : "more")}
          </button>
        )}
      </h3>
      <Europe s={s} full={full} words={words} />
    </section>
  )
  return isDelivering(s) ? (
    <>
      {cities}
      <LoadingZone s={s} words={words} />
    </>
  ) : (
    <>
      <LoadingZone s={s} words={words} />
      {cities}
    </>
  )
}
