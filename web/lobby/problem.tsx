import "./controls.css"
import { Icon } from "@railhead/games/picture"

/** Why something was refused. Nothing while all is well, but the place is known to screen readers. */
export function Problem({ text }: { text: string }) {
  return (
    <div class="problem" role="alert">
      {text !== "" && (
        <p>
          <Icon name="u:circle-alert" size={16} /> {text}
        </p>
      )}
    </div>
  )
}
