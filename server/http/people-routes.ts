// Guests, accounts, sessions, bots and mutes, under /api.
import { type FastifyPluginAsyncTypebox, TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox"
import Type from "typebox"
import type { People } from "../people/people.ts"
import {
  BotParams,
  Done,
  Exported,
  LoginBody,
  MuteParams,
  NameBody,
  NewBot,
  NewGuest,
  PasswordBody,
  Problem,
  SecretBody,
  User,
} from "../people/shapes.ts"
import { Throttle } from "../people/throttle.ts"
import { answerError, forgetCookie, requireUser, sessionIdOf, signedIn, signIn } from "./guard.ts"

export interface PeopleRoutesOptions {
  readonly people: People
  /** Attempts to sign in, by address and by account: 10 a minute each unless given. */
  readonly throttle?: Throttle
}

const tags = ["people"]

export const peopleRoutes: FastifyPluginAsyncTypebox<PeopleRoutesOptions> = async (app, options) => {
  const { people, throttle = new Throttle() } = options
  const preHandler = requireUser(people)
  if (!app.hasRequestDecorator("user")) app.decorateRequest("user", null)
  // Fastify's own validator would quietly drop or convert what does not fit; this one refuses it.
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.setErrorHandler(answerError)

  app.post(
    "/api/guests",
    {
      schema: {
        tags,
        summary: "Start playing as a guest; the secret of the recovery link is told only here",
        body: NameBody,
        response: { 201: NewGuest, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const { user, session, recovery } = await people.guest(request.body.name)
      await signIn(people, request, reply, session)
      return reply.code(201).send({ user, recovery })
    },
  )

  app.post(
    "/api/recover",
    {
      schema: {
        tags,
        summary: "Come back by the secret of the recovery link",
        body: SecretBody,
        response: { 201: User, "4xx": Problem },
      },
    },
    async (request, reply) => {
      throttle.take(`recover ${request.ip}`)
      const { user, session } = await people.recover(request.body.secret)
      await signIn(people, request, reply, session)
      return reply.code(201).send(user)
    },
  )

  app.post(
    "/api/sessions",
    { schema: { tags, summary: "Sign in to an account", body: LoginBody, response: { 201: User, "4xx": Problem } } },
    async (request, reply) => {
      const { name, password } = request.body
      throttle.take(`address ${request.ip}`)
      throttle.take(`account ${people.loginKey(name)}`)
      const { user, session } = await people.login(name, password)
      await signIn(people, request, reply, session)
      return reply.code(201).send(user)
    },
  )

  app.delete(
    "/api/sessions",
    { schema: { tags, summary: "Sign out", response: { 204: Done, "4xx": Problem } } },
    async (request, reply) => {
      const session = sessionIdOf(request)
      if (session !== undefined) await people.logout(session)
      forgetCookie(people, request, reply)
      return reply.code(204).send(null)
    },
  )

  app.get(
    "/api/me",
    { preHandler, schema: { tags, summary: "Who is signed in", response: { 200: User, "4xx": Problem } } },
    async request => signedIn(request),
  )

  app.patch(
    "/api/me",
    {
      preHandler,
      schema: { tags, summary: "Take another name", body: NameBody, response: { 200: User, "4xx": Problem } },
    },
    async request => people.rename(signedIn(request).id, request.body.name),
  )

  app.post(
    "/api/me/account",
    {
      preHandler,
      schema: {
        tags,
        summary: "Turn a guest into an account",
        body: LoginBody,
        response: { 200: User, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const { id } = signedIn(request)
      throttle.take(`user ${id}`)
      const user = await people.register(id, name, password)
      await signIn(people, request, reply, await people.newSession(id))
      return user
    },
  )

  app.post(
    "/api/me/password",
    {
      preHandler,
      schema: {
        tags,
        summary: "Change the password; all other sessions end",
        body: PasswordBody,
        response: { 204: Done, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const { id } = signedIn(request)
      throttle.take(`user ${id}`)
      await people.changePassword(id, request.body.old, request.body.new, sessionIdOf(request))
      return reply.code(204).send(null)
    },
  )

  app.get(
    "/api/me/export",
    {
      preHandler,
      schema: { tags, summary: "Everything kept about the user", response: { 200: Exported, "4xx": Problem } },
    },
    async request => people.exportData(signedIn(request).id),
  )

  app.delete(
    "/api/me",
    {
      preHandler,
      schema: { tags, summary: "Delete the account; its games stay", response: { 204: Done, "4xx": Problem } },
    },
    async (request, reply) => {
      await people.remove(signedIn(request).id)
      forgetCookie(people, request, reply)
      return reply.code(204).send(null)
    },
  )

  app.get(
    "/api/bots",
    {
      preHandler,
      schema: { tags, summary: "The account's bots", response: { 200: Type.Array(User), "4xx": Problem } },
    },
    async request => people.bots(signedIn(request).id),
  )

  app.post(
    "/api/bots",
    {
      preHandler,
      schema: {
        tags,
        summary: "Make a bot; its token is told only here",
        body: NameBody,
        response: { 201: NewBot, "4xx": Problem },
      },
    },
    async (request, reply) => reply.code(201).send(await people.createBot(signedIn(request).id, request.body.name)),
  )

  app.delete(
    "/api/bots/:id",
    {
      preHandler,
      schema: {
        tags,
        summary: "Remove a bot; its token ends",
        params: BotParams,
        response: { 204: Done, "4xx": Problem },
      },
    },
    async (request, reply) => {
      await people.removeBot(signedIn(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.put(
    "/api/mutes/:user",
    {
      preHandler,
      schema: {
        tags,
        summary: "Hide what a user says from me",
        params: MuteParams,
        response: { 204: Done, "4xx": Problem },
      },
    },
    async (request, reply) => {
      await people.mute(signedIn(request).id, request.params.user, true)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    "/api/mutes/:user",
    {
      preHandler,
      schema: {
        tags,
        summary: "Show again what a user says",
        params: MuteParams,
        response: { 204: Done, "4xx": Problem },
      },
    },
    async (request, reply) => {
      await people.mute(signedIn(request).id, request.params.user, false)
      return reply.code(204).send(null)
    },
  )
}
