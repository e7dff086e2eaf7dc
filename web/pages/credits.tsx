import "./settings.css"
import { gameCards } from "@railhead/games/faces"
import { say } from "../lib/words.ts"
import { useTitle } from "./title.ts"
import { TopBar } from "./top-bar.tsx"

const sources = [
  { name: "game-icons.net", href: "https://game-icons.net", text: "credits.icons.game" },
  { name: "lucide.dev", href: "https://lucide.dev", text: "credits.icons.lucide" },
]
const licences = [
  { name: "CC BY 3.0", href: "https://creativecommons.org/licenses/by/3.0/" },
  { name: "SIL Open Font License 1.1", href: "https://openfontlicense.org" },
]

export default function CreditsPage() {
  useTitle(say("credits.title"))
  return (
    <div class="page">
      <TopBar />
      <main class="page-main prose">
        <h1>{say("credits.title")}</h1>
        <p>{say("credits.fan")}</p>
        <h2>{say("credits.games")}</h2>
        {gameCards.map(({ id }) => (
          <div key={id}>
            <h3>{say(`home.game.${id}`)}</h3>
            <p>{say(`credits.${id}`)}</p>
          </div>
        ))}
        <p>{say("credits.buy")}</p>
        <p>{say("credits.words")}</p>
        <h2>{say("credits.icons")}</h2>
        {sources.map(({ name, href, text }) => (
          <p key={name}>
            {say(text)} <a href={href}>{name}</a>
          </p>
        ))}
        <h2>{say("credits.fonts")}</h2>
        <p>{say("credits.fonts.text")}</p>
        <h2>{say("credits.code")}</h2>
        <p>{say("credits.code.text")}</p>
        <ul>
          {licences.map(({ name, href }) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
