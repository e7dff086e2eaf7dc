// Parts of a page that are loaded when they are first shown.
import type { ComponentType } from "preact"
import { useEffect, useState } from "preact/hooks"

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function Later(props: P) {
    const [Part, show] = useState<ComponentType<P> | null>(() => loaded)
    useEffect(() => {
      if (!Part)
        void load().then(part => {
          loaded = part
          show(() => part)
        })
    }, [Part])
    return Part && <Part {...props} />
  }
}
