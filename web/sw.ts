// After the first visit the whole client is on the device: see build/sw.js, which does it.
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  const register = () => {
    // Refused in some private windows; everything but playing offline works without.
    navigator.serviceWorker.register("/sw.js").catch(() => {})
  }
  // The page comes first: what is only kept for later must not slow it down.
  if (document.readyState === "complete") register()
  else addEventListener("load", register, { once: true })
}
