// A number out of a long list: typed, by steps, or one of the round ones.
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import { amountOf, nearestTo, roundOnes } from "./amounts.ts"
import { Chip } from "./chip.tsx"
import type { Option, Pick } from "./pick.ts"

export function Amount({ options, pick }: { options: readonly Option[]; pick: Pick }) {
  const chosen = options.findIndex(({ choice }) => choice === pick.choice.value)
  const [least, most] = [options[0], options.at(-1)]
  if (!least || !most) return null
  const at = (i: number) => options[Math.max(0, Math.min(options.length - 1, i))]
  const go = (option: Option | undefined) => {
    if (option && option.choice !== pick.choice.value) pick.pointAt(option)
  }
  return (
    <>
      <div class="stepper amount" role="group" aria-label={say("bar.amount")}>
        <button
          type="button"
          class="chip"
          aria-label={say("bar.less")}
          disabled={chosen === 0}
          onClick={() => go(at(chosen - 1))}
        >
          <Icon name="u:minus" size={16} />
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={say("bar.amountFrom", { least: amountOf(least) ?? 0, most: amountOf(most) ?? 0 })}
          min={amountOf(least) ?? 0}
          max={amountOf(most) ?? 0}
          placeholder={`${amountOf(least)}–${amountOf(most)}`}
          value={chosen < 0 ? "" : (amountOf(options[chosen]) ?? "")}
          onChange={event => go(nearestTo(options, event.currentTarget.valueAsNumber))}
          onKeyDown={event => {
            if (event.key === "Enter" && chosen >= 0 && event.currentTarget.valueAsNumber === amountOf(options[chosen]))
              void pick.confirm()
          }}
        />
        <button
          type="button"
          class="chip"
          aria-label={say("bar.more")}
          disabled={chosen === options.length - 1}
          onClick={() => go(at(chosen + 1))}
        >
          <Icon name="u:plus" size={16} />
        </button>
      </div>
      {roundOnes(options).map(option => (
        <Chip key={option.choice} option={option} no={0} pick={pick} />
      ))}
    </>
  )
}
