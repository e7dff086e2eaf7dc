// The bar above every page except the table: where one is, in which language and colours, as whom.
import "./page.css"
import "./top-bar.css"
import { signal } from "@preact/signals"
import { gameCards } from "@railhead/games/faces"
import { Icon } from "@railhead/games/picture"
import { languages } from "@railhead/games/words"
import { useLocation } from "preact-iso"
import { later } from "../lib/later.tsx"
import { type Settings, set, settings } from "../lib/settings.ts"
import { say, withWords } from "../lib/words.ts"
import { myName } from "../lobby/my-name.ts"
import { Logo } from "./logo.tsx"

const themes: readonly { readonly id: Settings["theme"]; readonly icon: string }[] = [
  { id: "light", icon: "u:sun" },
  { id: "dark", icon: "u:moon" },
  { id: "system", icon: "u:sun-moon" },
]

const AccountDialog = later(() =>
  withWords(
    import("./account-dialog.tsx").then(({ AccountDialog: dialog }) => dialog),
    "sheets",
  ),
)

const accountOpen = signal(false)

function Nav() {
  const { path } = useLocation()
  const firstGame = gameCards[0]?.id ?? ""
  const places = [
    { href: "/", name: "nav.play", here: path === "/" },
    { href: "/new", name: "nav.new", here: path.startsWith("/new") },
    { href: "/replay", name: "nav.replays", here: path.startsWith("/replay") },
    { href: `/rules/${firstGame}`, name: "nav.rules", here: path.startsWith("/rules") },
    { href: "/settings", name: "nav.settings", here: path === "/settings", wide: true },
  ]
  return (
    <nav class="top-nav" aria-label={say("nav.label")}>
      {places.map(({ href, name, here, wide }) => (
        <a key={href} href={href} class={wide ? "wide-only" : undefined} aria-current={here ? "page" : undefined}>
          {say(name)}
        </a>
      ))}
    </nav>
  )
}

function LanguageSwitch() {
  return (
    <fieldset class="language-switch">
      <legend class="hidden-text">{say("settings.language")}</legend>
      {languages.map(language => (
        <button
          key={language}
          type="button"
          lang={language}
          title={say(`language.${language}`)}
          aria-label={`${language.toUpperCase()}, ${say(`language.${language}`)}`}
          aria-pressed={settings.value.language === language}
          onClick={() => set({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}

function ThemeSwitch() {
  const at = themes.findIndex(({ id }) => id === settings.value.theme)
  const label = say("theme.now", { theme: say(`theme.${settings.value.theme}`) })
  const next = themes[(at + 1) % themes.length]?.id ?? "system"
  return (
    <button
      type="button"
      class="btn quiet square"
      title={label}
      aria-label={label}
      onClick={() => set({ theme: next })}
    >
      <Icon name={themes[at]?.icon ?? "u:sun"} size={19} />
    </button>
  )
}

export function TopBar() {
  return (
    <header class="top-bar">
      <a class="top-brand" href="/" aria-label={say("nav.home")}>
        <Logo />
        <span class="besley">Railhead</span>
      </a>
      <Nav />
      <div class="top-tools">
        <LanguageSwitch />
        <ThemeSwitch />
        <button
          type="button"
          class="btn name-button"
          aria-haspopup="dialog"
          onClick={() => {
            accountOpen.value = true
          }}
        >
          <Icon name="u:user-round" size={17} />
          <span>{myName.value || say("guest.name")}</span>
        </button>
      </div>
      {accountOpen.value && <AccountDialog open={accountOpen} />}
    </header>
  )
}
