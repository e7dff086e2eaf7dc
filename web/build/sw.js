// The service worker. The build puts VERSION and FILES in front (offline.ts), so every build is a new one for browsers.
/* global VERSION, FILES */
const CACHE = `railhead-${VERSION}`
/** Milliseconds after which the kept page is better than none. */
const PATIENCE = 2500

self.addEventListener("install", event => event.waitUntil(keepAll()))
self.addEventListener("activate", event => event.waitUntil(takeOver()))

async function keepAll() {
  const cache = await caches.open(CACHE)
  // Names with a hash are good for ever; the others must be those of this build.
  await cache.addAll(
    FILES.map(file => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" })),
  )
  await self.skipWaiting()
}

/** The build before stays as well: pages of it that are still open load their parts from there. */
async function takeOver() {
  const ours = (await caches.keys()).filter(name => name.startsWith("railhead-") && name !== CACHE)
  await Promise.all(ours.slice(0, -1).map(name => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener("fetch", event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return
  if (request.mode === "navigate") event.respondWith(page(request))
  else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) event.respondWith(file(request))
})

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** From the server if it answers soon, so that a new build is seen at once. */
async function page(request) {
  const kept = async () => (await caches.open(CACHE)).match("/", { ignoreVary: true })
  const fetched = fetch(request).then(async answer => (answer.status < 500 ? answer : ((await kept()) ?? answer)))
  const late = new Promise(done => setTimeout(done, PATIENCE)).then(kept)
  try {
    return (await Promise.race([fetched, late])) ?? (await fetched)
  } catch (error) {
    const page = await kept()
    if (page) return page
    throw error
  }
}
