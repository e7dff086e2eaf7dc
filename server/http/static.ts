// The browser client's files. Every address that is not one of the server's own is a page of the client.
import { existsSync } from "node:fs"
import { join, relative } from "node:path"
import files from "@fastify/static"
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"

const INDEX = "index.html"
/** Addresses that are never a page. */
const NOT_PAGES = /^\/(api|assets|healthz|readyz|metrics)(\/|\?|$)/
/** The build puts a hash of the content into these names, so what was fetched once is good for ever. */
const HASHED = /^assets[/\\]/

/** What a browser sees as long as the client is not built. */
const frontPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Railhead</title>
<h1>Railhead is running</h1>
<p>Tables, people and bots are served here by HTTP and WebSocket: the requests are described at <a href="/api">/api</a>.</p>
<p>To play in the browser, build its pages with <code>npm run build:web</code> and start the server again. To play in a terminal: <code>npm run play</code>.</p>
</html>
`

/** Is it a file of the client that is asked for? */
export function isFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === "/*"
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html") && !NOT_PAGES.test(url)
}

function nothingHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({
    error: { code: "not-found", message: "there is nothing at this address; the requests are described at /api" },
  })
}

export const client: FastifyPluginAsync<{ readonly folder: string }> = async (app, { folder }) => {
  if (!existsSync(join(folder, INDEX))) {
    app.get("/", { schema: { hide: true } }, async (_request, reply) =>
      reply.type("text/html; charset=utf-8").send(frontPage),
    )
    app.setNotFoundHandler((_request, reply) => nothingHere(reply))
    return
  }
  await app.register(files, {
    root: folder,
    dotfiles: "ignore",
    // A part of a file would be compressed as if it were the whole.
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = HASHED.test(relative(folder, path)) ? "public, max-age=31536000, immutable" : "no-cache"
      reply.header("cache-control", kept)
    },
  })
  app.setNotFoundHandler((request, reply) => (isPage(request) ? reply.sendFile(INDEX) : nothingHere(reply)))
}
