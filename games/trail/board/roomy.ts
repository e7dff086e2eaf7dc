import { useEffect, useState } from "preact/hooks"

/** From here on there is room for the whole board. */
const roomy = () => matchMedia("(min-width: 768px)")

export function useRoomy(): boolean {
  const [is, set] = useState(() => roomy().matches)
  useEffect(() => {
    const query = roomy()
    const changed = () => set(query.matches)
    query.addEventListener("change", changed)
    return () => query.removeEventListener("change", changed)
  }, [])
  return is
}
