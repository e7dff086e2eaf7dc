import { useEffect } from "preact/hooks"

/** The name of the page in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Railhead" : `${title} · Railhead`
  }, [title])
}
