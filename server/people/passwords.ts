// Passwords are kept as argon2id hashes, which is what @node-rs/argon2 makes unless told otherwise.
import { randomBytes } from "node:crypto"
import { hash, verify } from "@node-rs/argon2"
import { HttpError } from "./errors.ts"

export interface Argon {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** What OWASP advises at least: 19 MiB, two passes. About 20 ms here. */
const ARGON: Argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const PASSWORD_MIN = 10
const PASSWORD_MAX = 200

export class Passwords {
  private readonly argon: Argon
  private readonly dummy: Promise<string>

  constructor(argon: Argon = ARGON) {
    this.argon = argon
    // Made at once, so that the first unknown name does not take longer than the others.
    this.dummy = hash(randomBytes(32), argon)
  }

  async hash(password: string): Promise<string> {
    const length = [...password].length
    if (length < PASSWORD_MIN || length > PASSWORD_MAX)
      throw new HttpError(400, "bad-password", `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`)
    return hash(typed(password), this.argon)
  }

  /** Takes as long when there is no hash, so that time does not tell which names exist. */
  async matches(known: string | null | undefined, password: string): Promise<boolean> {
    const same = await verify(known ?? (await this.dummy), typed(password))
    return same && typeof known === "string"
  }
}

// Keyboards differ in how they compose é; it is the same password.
function typed(password: string): string {
  return password.normalize("NFKC")
}
