// What a person can set on this device; the same on its page and beside the table.
import "../lobby/controls.css"
import "./settings.css"
import { languages } from "@railhead/games/words"
import { useId } from "preact/hooks"
import { type Settings, set, settings } from "../lib/settings.ts"
import { say } from "../lib/words.ts"
import { botIds, botName, usualBot } from "../lobby/bots.ts"
import { Segments } from "../lobby/segments.tsx"
import { KeyList } from "./key-list.tsx"

/** Settings that are on or off. */
type Switches = { [id in keyof Settings]: Settings[id] extends boolean ? id : never }[keyof Settings]

function Toggle({ id }: { id: Switches }) {
  const input = useId()
  return (
    <div class="setting">
      <input
        class="switch"
        id={input}
        type="checkbox"
        role="switch"
        aria-checked={settings.value[id]}
        aria-describedby={`${input}-about`}
        checked={settings.value[id]}
        onChange={event => set({ [id]: event.currentTarget.checked })}
      />
      <div class="grow">
        <label for={input}>{say(`settings.${id}`)}</label>
        <p class="hint" id={`${input}-about`}>
          {say(`settings.${id}.about`)}
        </p>
      </div>
    </div>
  )
}

function OneOf<Id extends "theme" | "confirm" | "speed" | "marks">({
  id,
  of,
}: {
  id: Id
  of: readonly Extract<Settings[Id], string>[]
}) {
  return (
    <Segments
      shown
      legend={say(`settings.${id}`)}
      value={String(settings.value[id])}
      all={of.map(value => ({ id: String(value), name: say(`settings.${id}.${value}`) }))}
      choose={value => set({ [id]: value })}
    />
  )
}

const sizes = ["100", "115", "130", "150"] as const
const inPercent: { readonly [size in (typeof sizes)[number]]: Settings["textSize"] } = {
  "100": 100,
  "115": 115,
  "130": 130,
  "150": 150,
}

function Look() {
  const { language, textSize } = settings.value
  return (
    <section aria-labelledby="settings-look">
      <h2 id="settings-look">{say("settings.look")}</h2>
      <Segments
        shown
        legend={say("settings.language")}
        value={language}
        all={languages.map(id => ({ id, name: say(`language.${id}`) }))}
        choose={id => set({ language: id })}
      />
      <OneOf id="theme" of={["light", "dark", "system"]} />
      <Segments
        shown
        legend={say("settings.textSize")}
        value={sizes.find(size => inPercent[size] === textSize) ?? "100"}
        all={sizes.map(size => ({ id: size, name: say("settings.percent", { size: inPercent[size] }) }))}
        choose={size => set({ textSize: inPercent[size] })}
      />
      <Toggle id="easyReading" />
    </section>
  )
}

function AtTheTable() {
  const bot = useId()
  return (
    <section aria-labelledby="settings-play">
      <h2 id="settings-play">{say("settings.play")}</h2>
      <OneOf id="confirm" of={["twice", "once"]} />
      <OneOf id="speed" of={["normal", "fast", "once"]} />
      <OneOf id="marks" of={["full", "quiet", "off"]} />
      <Toggle id="byHand" />
      <Toggle id="textBoard" />
      <Toggle id="sound" />
      <div class="setting">
        <label class="grow" for={bot}>
          {say("settings.bot")}
        </label>
        <select id={bot} class="filter" value={usualBot()} onChange={event => set({ bot: event.currentTarget.value })}>
          {botIds.map(id => (
            <option key={id} value={id}>
              {botName(id)}, {say(`bot.${id}.about`)}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}

export function SettingsPanel() {
  return (
    <div class="settings">
      <Look />
      <AtTheTable />
      <section aria-labelledby="settings-keys">
        <h2 id="settings-keys">{say("settings.keys")}</h2>
        <Toggle id="singleKeys" />
        <KeyList />
      </section>
    </div>
  )
}
