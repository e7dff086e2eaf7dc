// Where everything begins: the games, my turns, games on this device, tables that wait.
import "./home.css"
import { gameCards } from "@railhead/games/faces"
import { Icon } from "@railhead/games/picture"
import { useEffect } from "preact/hooks"
import { useLocation } from "preact-iso"
import { me, online } from "../lib/api.ts"
import { settings } from "../lib/settings.ts"
import { say } from "../lib/words.ts"
import { Continue } from "../lobby/continue.tsx"
import { GameCard } from "../lobby/game-card.tsx"
import { addressOf, myTurns, useLists } from "../lobby/lists.ts"
import { OpenTables } from "../lobby/open-tables.tsx"
import { YourTurn } from "../lobby/your-turn.tsx"
import { Foot } from "./foot.tsx"
import { useTitle } from "./title.ts"
import { TopBar } from "./top-bar.tsx"

const TYPING = "input, select, textarea, dialog[open] *"

/** The key N goes to the table that waits most urgently. */
function useNextTurnKey(address: string | null): void {
  const { route } = useLocation()
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const typing = target instanceof Element && target.closest(TYPING) !== null
      if (key.toLowerCase() !== "n" || ctrlKey || metaKey || altKey || typing || !settings.value.singleKeys) return
      if (address !== null && document.querySelector("dialog[open]") === null) route(address)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [address, route])
}

function NextTurn() {
  const next = myTurns.value[0]
  const address = next ? addressOf(next) : null
  useNextTurnKey(address)
  if (address === null) return null
  return (
    <a class="btn lamp next-turn" href={address}>
      <Icon name="u:skip-forward" size={18} /> {say("home.next-turn")} <span class="key">N</span>
    </a>
  )
}

export function HomePage() {
  useLists()
  useTitle("")
  return (
    <div class="page">
      <TopBar />
      <main class="page-main">
        {online.value === false && (
          <p class="offline" role="status">
            <Icon name="u:wifi-off" size={17} /> {say("offline.home")}
          </p>
        )}
        <div class="home-title">
          <div class="grow">
            <h1>{say("home.title")}</h1>
            <p class="muted">{say("home.subtitle")}</p>
          </div>
          <NextTurn />
        </div>
        <ul class="game-cards">
          {gameCards.map(card => (
            <GameCard key={card.id} card={card} />
          ))}
        </ul>
        <div class="home-lists">
          <div>
            {me.value && <YourTurn />}
            <Continue />
          </div>
          <OpenTables />
        </div>
      </main>
      <Foot />
    </div>
  )
}
