// What everybody at the table has to know now: the connection, votes, bots that sit in for somebody.
import { Icon } from "@railhead/games/picture"
import { say } from "../lib/words.ts"
import type { TableModel } from "./model.ts"

export function Banners({ model }: { model: TableModel }) {
  const about = model.about.value
  const you = model.you.value
  const takeBack = about?.takeBack
  const abandoning = about?.abandon ?? []
  const seated = you >= 0 && about?.status === "running"
  return (
    <div class="banners" aria-live="polite">
      {model.state.value === "lost" && (
        <p class="banner lost">
          <Icon name="u:wifi-off" size={16} /> {say("banner.lost")}
        </p>
      )}
      {about?.status === "frozen" && <p class="banner bad">{say("banner.frozen")}</p>}
      {takeBack && (
        <p class="banner">
          {say("banner.takeBack", { name: model.nameOf(takeBack.by) })}
          {seated && !takeBack.yes.includes(you) && (
            <>
              <button type="button" class="btn" onClick={() => void model.ask({ do: "answerTakeBack", yes: true })}>
                {say("banner.agree")}
              </button>
              <button type="button" class="btn" onClick={() => void model.ask({ do: "answerTakeBack", yes: false })}>
                {say("banner.refuse")}
              </button>
            </>
          )}
        </p>
      )}
      {abandoning.length > 0 && about?.status === "running" && (
        <p class="banner">
          {say("banner.abandon", { names: abandoning.map(seat => model.nameOf(seat)).join(", ") })}
          {seated && (
            <button
              type="button"
              class="btn"
              onClick={() => void model.ask({ do: "abandon", yes: !abandoning.includes(you) })}
            >
              {abandoning.includes(you) ? say("banner.goOn") : say("banner.agree")}
            </button>
          )}
        </p>
      )}
      {seated && about.seats[you]?.away != null && (
        <p class="banner">
          {say("banner.away", { bot: say(`bot.${about.seats[you]?.away}`) })}
          <button type="button" class="btn lamp" onClick={() => void model.ask({ do: "back" })}>
            {say("banner.back")}
          </button>
        </p>
      )}
    </div>
  )
}
