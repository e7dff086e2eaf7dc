// The stationmaster tiles of a player: what each counts at the end.
import { Icon, PlaceBox } from "../../picture/kit.tsx"
import type { Words } from "../../words.ts"
import { icons } from "./icons.ts"

interface Counting<B extends string> {
  readonly id: string
  readonly per: B
  readonly group: number
  readonly vp: number
}

interface MastersProps<B extends string> {
  readonly of: readonly Counting<B>[]
  /** Those a player has, as a bit mask. */
  readonly owned: number
  readonly bonusIcons: { readonly [bonus in B]: string }
  readonly words: Words
}

export function Masters<B extends string>({ of, owned, bonusIcons, words }: MastersProps<B>) {
  return (
    <>
      {of
        .filter((_, master) => owned & (1 << master))
        .map(({ id, per, group, vp }) => (
          <PlaceBox key={id} id={`master:${id}`} class="trail-taken-tile">
            <Icon name={icons.stationmaster} size={16} label={words.name("stationmaster", id)} />
            {group > 1 ? `${vp}/${group}` : vp}
            <Icon name={bonusIcons[per]} size={16} />
          </PlaceBox>
        ))}
    </>
  )
}
