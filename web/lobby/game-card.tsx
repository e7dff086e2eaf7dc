// A game on the home page: its landscape, what it takes, and the ways to the table.
import type { GameCard as Card } from "@railhead/games/faces"
import { Icon } from "@railhead/games/picture"
import { useLocation } from "preact-iso"
import { say } from "../lib/words.ts"
import { Scene } from "../scenes/scene.tsx"
import { useAction } from "./action.ts"
import { botName, usualBot } from "./bots.ts"
import { playAtOnce } from "./make.ts"
import { Problem } from "./problem.tsx"
import { botsWish } from "./wish.ts"

function Weight({ weight }: { weight: number }) {
  const label = say("home.weight", { weight })
  return (
    <span class="weight" role="img" aria-label={label} title={label}>
      {[1, 2, 3, 4, 5].map(step => (
        <i key={step} class={step <= weight ? "on" : undefined} />
      ))}
    </span>
  )
}

export function GameCard({ card: { id, seats, minutes, weight } }: { card: Card }) {
  const { route } = useLocation()
  const action = useAction()
  const title = say(`home.game.${id}`)
  const wish = botsWish(id)
  return (
    <li class="game-card">
      <div class="game-card-in">
        <div class="art">
          <Scene game={id} />
        </div>
        <div class="told">
          <h2>{title}</h2>
          <p class="muted">{say(`home.game.${id}.line`)}</p>
          <p class="meta">
            <span>
              <Icon name="u:users" size={15} /> {say("home.players", { from: seats.from, to: seats.to })}
            </span>
            <span>
              <Icon name="u:clock" size={15} /> {say("home.minutes", { minutes })}
            </span>
            <Weight weight={weight} />
          </p>
          <div class="ways">
            <button
              type="button"
              class="btn primary"
              disabled={action.busy}
              onClick={() => action.run(async () => route(await playAtOnce(wish)))}
            >
              <Icon name="u:play" size={16} /> {say("home.play-bots")}
            </button>
            <div>
              <a class="btn" href={`/new/${id}`}>
                <Icon name="u:users" size={16} /> {say("home.table")}
              </a>
              <a class="btn" href={`/rules/${id}`}>
                <Icon name="u:book-open" size={16} /> {say("home.rules")}
              </a>
            </div>
          </div>
          <p class="small muted">
            {wish.seats.length === 1
              ? say("home.alone.line")
              : say("home.bots.line", { count: wish.seats.length - 1, name: botName(usualBot()) })}
          </p>
          <Problem text={action.error} />
        </div>
      </div>
    </li>
  )
}
