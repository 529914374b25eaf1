import { login, logout } from '#domains/accounts/contract.ts'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'
import { requestOf } from '#shared/request-of.ts'

const ANSWER_WITHIN_MS = 15_000

/** The site said no. `status` 0: there was no answer. */
export class RefusedError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'Refused'
    this.status = status
    this.code = code
  }

  /** No answer, too many calls, or the site is unwell: the same again may succeed. */
  get isPassing() {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

async function ask<E extends Endpoint>(site: string, endpoint: E, input: InputOf<E>, token?: string) {
  const { path, init } = requestOf(endpoint, input as Record<string, unknown>, token)
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await fetch(site + path, { ...init, signal }).catch((error: unknown) => {
    throw new RefusedError(0, 'lost', String(error))
  })
  const body: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return (endpoint.ignoresAnswer ? {} : endpoint.output.parse(body)) as OutputOf<E>
  const { code = 'unknown', error = '' } = body as { code?: string; error?: string }
  throw new RefusedError(answer.status, code, error)
}

/** Somebody who signed in like any browser, and what they may call. */
export class Account {
  readonly site: string
  readonly token: string
  readonly id: string

  private constructor(site: string, token: string, id: string) {
    this.site = site
    this.token = token
    this.id = id
  }

  static async signIn(site: string, email: string, password: string): Promise<Account> {
    const { token, user } = await ask(site, login, { email, password, remember: false })
    return new Account(site, token, user.id)
  }

  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    return ask(this.site, endpoint, input, this.token)
  }

  /** Ends the session. A site that is gone already ended it for us. */
  async signOut() {
    await this.call(logout, {}).catch(() => {})
  }
}
