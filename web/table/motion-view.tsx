import { useEffect, useRef } from "preact/hooks"
import type { TableModel } from "./model.ts"
import type { Flying } from "./motion.ts"

/** Pieces in the air, above everything, touched by nothing. */
export function Flights({ model }: { model: TableModel }) {
  const [face, words] = [model.face.value, model.words.value]
  if (!face || !words) return null
  return (
    <div class="flights" aria-hidden="true">
      {model.motion.flying.value.map(flying => (
        <Flyer key={flying.key} flying={flying}>
          <face.Piece piece={flying.piece} words={words} />
        </Flyer>
      ))}
    </div>
  )
}

function Flyer({ flying, children }: { flying: Flying; children: preact.ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { from, to, duration, delay } = flying
    const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`
    const flight = box.current?.animate([{ transform: at(from) }, { transform: at(to) }], {
      duration,
      delay,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
      fill: "both",
    })
    return () => flight?.cancel()
  }, [flying])
  return (
    <div class="flyer" ref={box}>
      {children}
    </div>
  )
}
