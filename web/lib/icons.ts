// The icons, once in the page: a reference within the document is drawn many times faster than one to a file.
import sprite from "virtual:sprite"

export async function loadIcons(): Promise<void> {
  const text = await (await fetch(sprite)).text()
  const icons = new DOMParser().parseFromString(text, "image/svg+xml").documentElement
  icons.setAttribute("width", "0")
  icons.setAttribute("height", "0")
  icons.setAttribute("aria-hidden", "true")
  icons.style.position = "absolute"
  document.body.prepend(icons)
}
