import "./controls.css"
import { Scene } from "../scenes/scene.tsx"

/** A game's landscape as a small square. */
export function Thumb({ game }: { game: string }) {
  return (
    <span class="thumb">
      <Scene game={game} />
    </span>
  )
}
