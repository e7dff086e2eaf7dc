// The server put together: HTTP, sockets, tables, people, health and figures.
import { createServer, type Server } from "node:http"
import compress from "@fastify/compress"
import cookie from "@fastify/cookie"
import helmet from "@fastify/helmet"
import rateLimit from "@fastify/rate-limit"
import swagger from "@fastify/swagger"
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox"
import Fastify, { type FastifyError, LogController } from "fastify"
import { pino } from "pino"
import type { Config } from "./config.ts"
import { tellError } from "./http/doors.ts"
import { originCheck } from "./http/guard.ts"
import { health } from "./http/health.ts"
import { peopleRoutes } from "./http/people-routes.ts"
import { Sockets } from "./http/sockets.ts"
import { client, isFile } from "./http/static.ts"
import { tableRoutes } from "./http/table-routes.ts"
import { HttpError } from "./people/errors.ts"
import { People } from "./people/people.ts"
import { openStore, type Store } from "./storage/open.ts"
import { Hall, type HallSetup } from "./tables/hall.ts"

export interface Running {
  readonly address: string
  readonly port: number
  readonly hall: Hall
  readonly store: Store
  readonly people: People
  stop(): Promise<void>
}

/** A page of the same host, or of the public address, is ours. */
function isOwn(config: Config, origin: string, host: string): boolean {
  try {
    const url = new URL(origin)
    return url.host === host || (config.publicUrl !== "" && url.origin === new URL(config.publicUrl).origin)
  } catch {
    return false
  }
}

export async function startServer(config: Config, more: Partial<HallSetup> = {}): Promise<Running> {
  const log = pino({
    level: config.logLevel,
    // Who may read the log may not take over sessions or read seeds.
    redact: { paths: ["req.headers.cookie", "req.headers.authorization", "seed", "password", "session"], censor: "…" },
  })
  const store = await openStore(config)
  const people = new People(store, { secureCookies: config.publicUrl.startsWith("https:") })
  const hall = new Hall({ store, log, threads: config.threads, ...more })
  let server: Server = createServer()
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: (_address: string, hop: number) => hop < (config.trustProxy || 0),
    serverFactory: handler => {
      server = createServer(handler)
      return server
    },
  }).withTypeProvider<TypeBoxTypeProvider>()

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  })
  // Requests are small; unpacking them would only be a way around the limit of their size.
  await app.register(compress, { encodings: ["br", "gzip"], globalDecompression: false })
  await app.register(cookie)
  await app.register(rateLimit, {
    // A page is some forty files: houses where many sit behind one address must not be refused them.
    max: request => (isFile(request) ? 12_000 : 1200),
    keyGenerator: request => (isFile(request) ? `files ${request.ip}` : request.ip),
    timeWindow: "1 minute",
    errorResponseBuilder: () => ({
      statusCode: 429,
      error: { code: "too-many", message: "too many requests; wait a minute" },
    }),
  })
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Railhead",
        version: "0.1.0",
        description: "Tables, people and play. Bots use the same requests with a bearer token.",
      },
    },
  })
  app.addHook(
    "onRequest",
    originCheck((origin, request) => isOwn(config, origin, request.headers.host ?? "")),
  )
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if ("validation" in error && error.validation)
      return reply.code(400).send({ error: { code: "bad-request", message: error.message } })
    if ("statusCode" in error && error.statusCode !== undefined && error.statusCode < 500 && error.statusCode !== 429)
      return reply.code(error.statusCode).send({ error: { code: "bad-request", message: error.message } })
    if ("statusCode" in error && error.statusCode === 429)
      return reply.code(429).send({ error: { code: "too-many", message: "too many requests; wait a minute" } })
    const { status, body } = tellError(error)
    if (error instanceof HttpError && error.retryAfter > 0) reply.header("retry-after", error.retryAfter)
    if (status === 500) log.error({ error: error.stack, path: request.routeOptions.url }, "request failed")
    return reply.code(status).send(body)
  })

  await app.register(peopleRoutes, { people })
  await app.register(tableRoutes, { prefix: "/api", hall, store, people })
  app.get("/api", { schema: { hide: true } }, async () => app.swagger())
  let sockets: Sockets | null = null
  await app.register(health, { hall, store, sockets: () => sockets?.open ?? 0 })
  await app.register(client, { folder: config.webFolder })

  await app.listen({ port: config.port, host: config.host })
  sockets = new Sockets({ server, hall, people, store, log, allows: (origin, host) => isOwn(config, origin, host) })
  hall.work()
  const bound = server.address()
  const port = typeof bound === "object" && bound !== null ? bound.port : config.port
  return {
    address: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
    port,
    hall,
    store,
    people,
    async stop() {
      sockets?.close()
      await app.close()
      await hall.stop()
      await store.close()
    },
  }
}
