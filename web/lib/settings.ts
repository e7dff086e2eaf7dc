// What a person has set on this device.
import { effect, signal } from "@preact/signals"
import { type Language, languages } from "@railhead/games"

export interface Settings {
  readonly language: Language
  readonly theme: "system" | "light" | "dark"
  readonly textSize: 100 | 115 | 130 | 150
  readonly easyReading: boolean
  /** `twice`: select, then confirm. `once`: a touch does it where it can be undone. */
  readonly confirm: "twice" | "once"
  /** End turns by hand, so that the whole turn can still be taken back. */
  readonly byHand: boolean
  readonly speed: "normal" | "fast" | "once"
  readonly marks: "full" | "quiet" | "off"
  readonly singleKeys: boolean
  readonly textBoard: boolean
  readonly sound: boolean
  /** The bot one plays against, and at how many seats, when nothing else is said. */
  readonly bot: string
}

const KEY = "railhead.settings"

function spoken(): Language {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2))
  return languages.find(language => language === wanted.find(tag => languages.some(known => known === tag))) ?? "en"
}

function defaults(): Settings {
  const touch = matchMedia("(pointer: coarse)").matches
  return {
    language: spoken(),
    theme: "system",
    textSize: 100,
    easyReading: false,
    confirm: "twice",
    byHand: touch,
    speed: "normal",
    marks: "full",
    singleKeys: true,
    textBoard: false,
    sound: false,
    bot: "scout",
  }
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}")
  } catch {
    return {}
  }
}

export const settings = signal<Settings>({ ...defaults(), ...kept() })

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change }
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }))
}

const dark = matchMedia("(prefers-color-scheme: dark)")
const systemDark = signal(dark.matches)
dark.addEventListener("change", () => {
  systemDark.value = dark.matches
})

/** Whether movement is to be left out. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** Keeps the page's language, colours and text size as they are set. */
export function dressPage(): void {
  effect(() => {
    const { language, theme, textSize, easyReading } = settings.value
    const root = document.documentElement
    root.lang = language
    root.dataset.theme = theme === "dark" || (theme === "system" && systemDark.value) ? "dark" : "light"
    root.style.fontSize = `${textSize}%`
    root.classList.toggle("easy", easyReading)
  })
}
