import { useSignal } from "@preact/signals"
import type { State } from "@railhead/engine"
import type { Words } from "@railhead/games"
import type { GameFace, TextPart } from "@railhead/games/faces"
import { useEffect } from "preact/hooks"

/** The table in words, once the game's way to tell it is loaded. */
export function useTextBoard(
  face: GameFace | null,
  state: State | null,
  words: Words | null,
  you: number,
  names: readonly string[],
): readonly TextPart[] {
  const tell = useSignal<Awaited<ReturnType<GameFace["textBoard"]>> | null>(null)
  useEffect(() => {
    void face?.textBoard().then(loaded => {
      tell.value = loaded
    })
  }, [face, tell])
  return tell.value && state && words ? tell.value(state, words, you, names) : []
}
