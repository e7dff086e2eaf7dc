// Where one is on a board that is larger than a phone; a touch goes there.
import type { BoardProps, GameFace } from "@railhead/games/faces"
import type { Camera } from "./camera.ts"

interface MiniMapProps {
  readonly camera: Camera
  readonly face: GameFace
  readonly zone: string
  readonly props: BoardProps
}

export function MiniMap({ camera, face, zone, props }: MiniMapProps) {
  const seen = camera.seen.value
  const { Miniature } = face
  if (!Miniature || !seen) return null
  const go = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const matrix = currentTarget instanceof Element ? currentTarget.querySelector("svg")?.getScreenCTM() : null
    if (matrix) camera.look(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()))
  }
  return (
    <div class="mini-map" aria-hidden="true" onClick={go}>
      <Miniature {...props} zone={zone}>
        <rect class="seen" {...seen} rx={12} />
      </Miniature>
    </div>
  )
}
