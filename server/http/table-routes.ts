// Tables over plain HTTP: everything a socket can do, for bots, scripts and lists.
import { type FastifyPluginAsyncTypebox, TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox"
import type { People } from "../people/people.ts"
import { Throttle } from "../people/throttle.ts"
import { requireUser, signedIn } from "./guard.ts"
import { lobbyRoutes } from "./lobby-routes.ts"
import { playRoutes } from "./play-routes.ts"
import { recordRoutes } from "./record-routes.ts"
import { seatRoutes } from "./seat-routes.ts"
import type { Tables } from "./table-requests.ts"

/** What one account may ask of tables by HTTP in a minute; a socket has an allowance of its own. */
const REQUESTS_A_MINUTE = 600

export interface TableRoutes extends Tables {
  readonly people: People
}

export const tableRoutes: FastifyPluginAsyncTypebox<TableRoutes> = async (app, { hall, store, people }) => {
  // Refuses what does not fit instead of quietly dropping or converting it; so numbers in addresses are texts here.
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  if (!app.hasRequestDecorator("user")) app.decorateRequest("user", null)
  app.addHook("preHandler", requireUser(people))
  // By account as well as by address: many accounts behind one address, or one account from many, are held alike.
  const throttle = new Throttle({ most: REQUESTS_A_MINUTE, period: 60_000 })
  app.addHook("preHandler", async request => throttle.take(signedIn(request).id))
  // Each group of routes has all of the above.
  for (const routes of [lobbyRoutes, playRoutes, seatRoutes, recordRoutes]) await app.register(routes, { hall, store })
}
