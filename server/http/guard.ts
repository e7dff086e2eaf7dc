// Who asks, and whether the request comes from our own pages.
import type { IncomingHttpHeaders } from "node:http"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { HttpError, notAllowed, notSignedIn } from "../people/errors.ts"
import { type People, WEB_SESSION_MS } from "../people/people.ts"
import type { Person } from "../people/person.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `requireUser`. */
    user: Person | null
  }
}

/** A Fastify request or the plain one of a WebSocket. */
interface WithHeaders {
  readonly headers: IncomingHttpHeaders
}

const CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"])

function bearerOf({ headers }: WithHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1]
}

/** The session the browser holds. Read by hand, so that it works for a WebSocket too; our values need no decoding. */
function cookieOf({ headers }: WithHeaders): string | undefined {
  return /(?:^|;) *railhead=([^;\s]+)/.exec(headers.cookie ?? "")?.[1]
}

/** A token goes first: requests with one are not checked for their origin, so their cookie must not count. */
export function sessionIdOf(request: WithHeaders): string | undefined {
  return bearerOf(request) ?? cookieOf(request)
}

/** A preHandler: refuses who is not signed in. Afterwards `signedIn(request)` is the user. */
export function requireUser(people: People): (request: FastifyRequest) => Promise<void> {
  return async request => {
    request.user = (await people.userOf(sessionIdOf(request))) ?? null
    if (!request.user) throw notSignedIn()
  }
}

export function signedIn(request: FastifyRequest): Person {
  if (!request.user) throw notSignedIn()
  return request.user
}

/**
 * An onRequest hook against requests that another site makes with our visitor's cookie.
 * Where a browser names its origin, the origin decides.
 */
export function originCheck(
  allowed: (origin: string, request: FastifyRequest) => boolean,
): (request: FastifyRequest) => Promise<void> {
  return async request => {
    const { method, headers } = request
    if (!CHANGING.has(method) || headers.cookie === undefined || bearerOf(request) !== undefined) return
    const ours =
      headers.origin === undefined ? headers["sec-fetch-site"] === "same-origin" : allowed(headers.origin, request)
    if (!ours) throw notAllowed("This request does not come from a page of this site.")
  }
}

function writeCookie(people: People, request: FastifyRequest, reply: FastifyReply, value: string, age: number): void {
  const secure = people.secureCookies || request.protocol === "https" ? "; Secure" : ""
  reply.header("set-cookie", `railhead=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}

/** Gives the browser its new session and ends the one it came with. */
export async function signIn(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  session: string,
): Promise<void> {
  const old = cookieOf(request)
  if (old !== undefined) await people.logout(old)
  writeCookie(people, request, reply, session, WEB_SESSION_MS / 1000)
}

export function forgetCookie(people: People, request: FastifyRequest, reply: FastifyReply): void {
  writeCookie(people, request, reply, "", 0)
}

/** The error handler: `{ error: { code, message } }`; what went wrong inside is for our log only. */
export function answerError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof HttpError) {
    if (error.retryAfter > 0) reply.header("retry-after", error.retryAfter)
    return reply.code(error.status).send({ error: { code: error.code, message: error.message } })
  }
  const status = error.statusCode ?? 500
  if (status === 429)
    return reply.code(429).send({ error: { code: "too-many", message: "too many requests; wait a minute" } })
  if (status >= 400 && status < 500)
    return reply.code(status).send({ error: { code: "bad-request", message: error.message } })
  request.log.error({ err: error }, "request failed")
  return reply.code(500).send({ error: { code: "internal", message: "Something went wrong on our side." } })
}
