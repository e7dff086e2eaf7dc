// Who plays here: guests by cookie and secret link, accounts by name and password, bots by token.
import { randomUUID } from "node:crypto"
import type { SessionRow, UserRow } from "../storage/schema.ts"
import type { Store } from "../storage/store.ts"
import { HttpError, notAllowed, unknown } from "./errors.ts"
import { type ExportedData, exportData } from "./export.ts"
import { cleanName, nameKey } from "./names.ts"
import { type Argon, Passwords } from "./passwords.ts"
import { type Person, personOf } from "./person.ts"
import { hashOf, looksLikeSecret, newSecret } from "./secrets.ts"

export interface PeopleOptions {
  /** Cookies only by https, for a site behind a proxy that does not say so. */
  readonly secureCookies: boolean
  /** Cheaper for tests. */
  readonly argon?: Argon
  readonly now?: () => number
}

export interface SignedIn {
  readonly user: Person
  /** The id the browser holds; we keep only its hash. */
  readonly session: string
}

const DAY = 24 * 60 * 60 * 1000
export const WEB_SESSION_MS = 180 * DAY
const TOKEN_MS = 5 * 365 * DAY
const MOST_BOTS = 20
const NOBODY = "—"

export class People {
  readonly secureCookies: boolean
  private readonly store: Store
  private readonly passwords: Passwords
  private readonly now: () => number

  constructor(store: Store, { secureCookies, argon, now = Date.now }: PeopleOptions) {
    this.store = store
    this.secureCookies = secureCookies
    this.passwords = new Passwords(argon)
    this.now = now
  }

  // Coming in.

  async guest(name: string): Promise<SignedIn & { readonly recovery: string }> {
    const recovery = newSecret()
    const user = await this.addUser({ name: cleanName(name), kind: "guest", recovery: hashOf(recovery), owner: null })
    return { user, session: await this.startSession(user.id, "web"), recovery }
  }

  /** The link stays valid: people keep it for the day the cookie is lost. */
  async recover(secret: string): Promise<SignedIn> {
    const user = looksLikeSecret(secret) ? await this.store.userByRecovery(hashOf(secret)) : undefined
    if (!user) throw unknown("This recovery link is not valid. Check that it was copied whole.")
    return { user: personOf(user), session: await this.startSession(user.id, "web") }
  }

  async login(name: string, password: string): Promise<SignedIn> {
    const key = this.loginKey(name)
    // PostgreSQL cannot even be asked for a text with NUL in it.
    const user = key.includes("\0") ? undefined : await this.store.userNamed(key)
    const same = await this.passwords.matches(user?.password, password)
    if (!user || !same) throw new HttpError(401, "wrong-login", "This name and password do not belong together.")
    return { user: personOf(user), session: await this.startSession(user.id, "web") }
  }

  /** What counts attempts on one account, however its name is written. */
  loginKey(name: string): string {
    return nameKey(name.trim().replace(/\p{Zs}+/gu, " "))
  }

  async logout(sessionId: string): Promise<void> {
    await this.store.endSession(hashOf(sessionId))
  }

  /** A new id for who has just been given more rights: an id that someone else planted is worth nothing then. */
  newSession(userId: string): Promise<string> {
    return this.startSession(userId, "web")
  }

  async userOf(sessionId: string | undefined): Promise<Person | undefined> {
    if (sessionId === undefined || !looksLikeSecret(sessionId)) return undefined
    const user = await this.store.sessionUser(hashOf(sessionId), this.now())
    return user && personOf(user)
  }

  // One's own account.

  async register(userId: string, name: string, password: string): Promise<Person> {
    const user = await this.known(userId)
    if (user.kind !== "guest") throw notAllowed("Only a guest can be turned into an account; this is one already.")
    const clean = cleanName(name)
    const key = nameKey(clean)
    await this.refuseTaken(key, userId)
    const hash = await this.passwords.hash(password)
    return this.changeNamed(user, { name: clean, name_key: key, password: hash, kind: "account" })
  }

  async rename(userId: string, name: string): Promise<Person> {
    const user = await this.known(userId)
    const clean = cleanName(name)
    if (user.kind !== "account") return this.change(user, { name: clean })
    const key = nameKey(clean)
    await this.refuseTaken(key, userId)
    return this.changeNamed(user, { name: clean, name_key: key })
  }

  /** Ends all sessions but the one that asks: whoever knew the old password is out. */
  async changePassword(userId: string, old: string, next: string, keepSession = ""): Promise<void> {
    const user = await this.known(userId)
    if (user.kind !== "account") throw notAllowed("Only an account has a password. Make an account first.")
    if (!(await this.passwords.matches(user.password, old)))
      throw new HttpError(403, "wrong-login", "The old password is not right.")
    await this.change(user, { password: await this.passwords.hash(next) })
    await this.store.endSessionsOf(userId, keepSession === "" ? "" : hashOf(keepSession))
  }

  /** Forgets the person; the games stay, played by nobody in particular. */
  async remove(userId: string): Promise<void> {
    const user = await this.known(userId)
    if (user.kind === "bot") throw notAllowed("A bot is removed by the account it belongs to.")
    for (const bot of await this.store.botsOf(userId)) await this.retireBot(bot)
    for (const muted of await this.store.mutedBy(userId)) await this.store.mute(userId, muted, false)
    const nothing = { name_key: null, password: null, recovery: null } as const
    await this.change(user, { name: NOBODY, kind: "guest", role: "player", ...nothing })
    // After the change, so that no session can be begun in between.
    await this.store.endSessionsOf(userId)
  }

  exportData(userId: string): Promise<ExportedData> {
    return exportData(this.store, userId)
  }

  async mute(userId: string, mutedId: string, on: boolean): Promise<void> {
    if (userId === mutedId) throw notAllowed("You cannot mute yourself.")
    if (on) await this.known(mutedId)
    await this.store.mute(userId, mutedId, on)
  }

  // Bots and roles.

  async createBot(ownerId: string, name: string): Promise<{ user: Person; token: string }> {
    const owner = await this.known(ownerId)
    if (owner.kind !== "account") throw notAllowed("Only an account can have bots. Make an account first.")
    const clean = cleanName(name)
    if ((await this.store.botsOf(ownerId)).length >= MOST_BOTS)
      throw notAllowed(`An account has ${MOST_BOTS} bots at most. Remove one first.`)
    const user = await this.addUser({ name: clean, kind: "bot", recovery: null, owner: ownerId })
    return { user, token: await this.startSession(user.id, "token") }
  }

  async bots(ownerId: string): Promise<Person[]> {
    return (await this.store.botsOf(ownerId)).map(personOf)
  }

  async removeBot(ownerId: string, botId: string): Promise<void> {
    const bot = await this.store.user(botId)
    if (bot?.owner !== ownerId) throw unknown("You have no such bot.")
    await this.retireBot(bot)
  }

  /** For operators: who may call it is decided by the caller. */
  async setRole(userId: string, role: UserRow["role"]): Promise<Person> {
    return this.change(await this.known(userId), { role })
  }

  private async retireBot(bot: UserRow): Promise<void> {
    await this.change(bot, { name: NOBODY, owner: null })
    await this.store.endSessionsOf(bot.id)
  }

  private async known(userId: string): Promise<UserRow> {
    const user = await this.store.user(userId)
    if (!user) throw unknown("There is no such user.")
    return user
  }

  private async addUser(given: Pick<UserRow, "name" | "kind" | "recovery" | "owner">): Promise<Person> {
    const user: UserRow = {
      id: randomUUID(),
      name_key: null,
      role: "player",
      password: null,
      created_at: this.now(),
      ...given,
    }
    await this.store.addUser(user)
    return personOf(user)
  }

  private async startSession(userId: string, kind: SessionRow["kind"]): Promise<string> {
    const session = newSecret()
    const now = this.now()
    const expires_at = now + (kind === "web" ? WEB_SESSION_MS : TOKEN_MS)
    await this.store.addSession({ hash: hashOf(session), user_id: userId, kind, created_at: now, expires_at })
    return session
  }

  private async change(user: UserRow, change: Partial<UserRow>): Promise<Person> {
    await this.store.changeUser(user.id, change)
    return personOf({ ...user, ...change })
  }

  private async changeNamed(user: UserRow, change: Partial<UserRow> & { name_key: string }): Promise<Person> {
    try {
      return await this.change(user, change)
    } catch (error) {
      // Two may take a name at the same moment; the database lets one of them.
      await this.refuseTaken(change.name_key, user.id)
      throw error
    }
  }

  private async refuseTaken(key: string, userId: string): Promise<void> {
    const holder = await this.store.userNamed(key)
    if (holder && holder.id !== userId)
      throw new HttpError(409, "name-taken", "This name belongs to another account. Choose another one.")
  }
}
