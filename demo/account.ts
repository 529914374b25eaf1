import { login, logout } from '#domains/accounts/contract.ts'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'
import { toJson } from '#shared/json.ts'

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
}

/** Fills `:id` of a path with the input; what is left is the query or the body. */
function filled(path: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { address, rest }
}

async function ask<E extends Endpoint>(site: string, endpoint: E, input: InputOf<E>, token?: string) {
  const { method, path, output } = endpoint
  const { address, rest } = filled(path, input as Record<string, unknown>)
  const isRead = method === 'GET'
  const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const answer = await fetch(`${site}${address}${query}`, {
    method,
    headers: {
      ...(!isRead && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(!isRead && { body: toJson(rest) }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: unknown) => {
    throw new RefusedError(0, 'lost', String(error))
  })
  const body: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return (endpoint.ignoresAnswer ? {} : output.parse(body)) as OutputOf<E>
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
