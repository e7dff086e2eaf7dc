// The landscape of a game; a plain ground where none is drawn yet. Drawings are fetched as files: script is for code only.
import carsonCity from "./carson-city.svg"
import goldWest from "./gold-west.svg"
import greatWesternTrail from "./great-western-trail.svg"
import argentina from "./great-western-trail-argentina.svg"
import "./scenes.css"

const scenes: { readonly [game: string]: string } = {
  "gold-west": goldWest,
  "great-western-trail": greatWesternTrail,
  "great-western-trail-argentina": argentina,
  "carson-city": carsonCity,
}

export function Scene({ game }: { game: string }) {
  const file = scenes[game]
  if (file === undefined) return null
  return (
    <svg class={`scene ${game}`} viewBox="0 32 480 208" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${file}#scene`} />
    </svg>
  )
}
