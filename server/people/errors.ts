/** An answer that says no, for people: what was wrong and what would be right. Nothing has changed when it is thrown. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds after which asking again may help, 0 if it never will. */
  readonly retryAfter: number

  constructor(status: number, code: string, message: string, retryAfter = 0) {
    super(message)
    this.name = "HttpError"
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

export function notSignedIn(): HttpError {
  return new HttpError(401, "not-signed-in", "You are not signed in. Start as a guest or sign in first.")
}

export function notAllowed(message: string): HttpError {
  return new HttpError(403, "not-allowed", message)
}

export function unknown(message: string): HttpError {
  return new HttpError(404, "unknown", message)
}
