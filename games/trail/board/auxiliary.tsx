// Auxiliary actions under their discs.
import { Icon } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { DiscCell, OpenCell } from "./discs.tsx"
import { icons } from "./icons.ts"
import type { TrailPictures } from "./pictures.ts"

interface AuxProps {
  readonly of: TrailPictures
  readonly seat: number
  readonly cleared: number
  readonly words: Words
}

const forms = ["single", "double"] as const

export const Auxiliary = memo(({ of, seat, cleared, words }: AuxProps) => (
  <section class="trail-aux" aria-label={words.say("head.auxiliary")}>
    <h3 class="trail-title">{words.say("head.auxiliary")}</h3>
    {of.auxiliary.map(({ id, spaces }) => {
      const covered = of.discSpaces.flatMap((space, i) => (spaces & (1 << i) ? [space.id] : []))
      return (
        <div key={id} class="trail-aux-line">
          <Icon name={of.auxiliaryIcons[id] ?? icons.money} size={17} />
          <span class="trail-aux-name">{words.say(`aux.${id}`)}</span>
          {forms.map((form, i) => {
            // The first two have one disc only: their other space is free from the start.
            const disc = covered[i - (2 - covered.length)]
            // GWT-13.10, ARG-28.1: single as soon as one space is free, whichever it is; double with both.
            const isDouble = i === 1 && (spaces & ~cleared) === 0
            const label = isDouble ? "2×" : "1×"
            const open = `aux:${id}:${isDouble ? "double" : "single"}`
            return disc === undefined ? (
              <OpenCell key={form} label={label} open={open} />
            ) : (
              <DiscCell key={form} of={of} seat={seat} cleared={cleared} disc={disc} label={label} open={open} />
            )
          })}
        </div>
      )
    })}
  </section>
))
