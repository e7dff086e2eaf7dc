// For operators: alive, ready, and figures.
import type { FastifyPluginAsync } from "fastify"
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client"
import type { Store } from "../storage/store.ts"
import type { Hall } from "../tables/hall.ts"

export interface HealthSetup {
  readonly hall: Hall
  readonly store: Store
  sockets(): number
}

export const health: FastifyPluginAsync<HealthSetup> = async (app, { hall, store, sockets }) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge("railhead_sockets", "Sockets that are open", sockets)
  gauge("railhead_tables_in_memory", "Tables in memory", () => hall.inMemory)
  gauge("railhead_viewers", "Viewers at tables", () => hall.watched)
  new Counter({
    name: "railhead_writes_total",
    help: "Batches of happenings written down",
    registers: [registry],
    collect() {
      this.reset()
      this.inc(hall.counters.moves)
    },
  })
  new Gauge({
    name: "railhead_tables",
    help: "Tables by status",
    labelNames: ["status"],
    registers: [registry],
    async collect() {
      for (const { status, count } of await store.countTables()) this.set({ status }, Number(count))
    },
  })

  app.get("/healthz", { schema: { hide: true } }, async () => ({ ok: true }))
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    try {
      await store.ping()
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false, why: "the database does not answer" })
    }
  })
  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
