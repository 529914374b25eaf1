import { createContext } from 'react-router'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'
import { toJson } from '#shared/json.ts'
import { storedToken } from './session-token.ts'

/**
 * Carries one call to our API and comes back with its answer: as it travelled, or as the contract's own value where it
 * never left the process.
 */
export type Send = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> | { value: unknown }>
export type Api = ReturnType<typeof apiOver>

/**
 * A non-successful answer. The message is the spec's: status code, colon, body text. `error`, `code` and `fields` are
 * read from the body.
 */
export class ApiError extends Error {
  readonly status: number
  readonly error: string | undefined
  readonly code: string | undefined
  readonly fields: Record<string, string>

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    const body = parseErrorBody(text)
    this.error = body.error
    this.code = body.code
    this.fields = body.fields ?? {}
  }
}

/** There is no such thing, or what was asked for can be the name of none. */
export const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

function parseErrorBody(text: string): { error?: string; code?: string; fields?: Record<string, string> } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The words to show for whatever went wrong with a call. */
export const errorMessage = (
  error: unknown,
  otherwise = 'Não foi possível concluir. Confira a conexão e tente novamente.',
) => (error instanceof ApiError && error.error) || otherwise

/** `/api/consultants/:id` with {id, page} → [`/api/consultants/…`, {page}]. */
function fillPath(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return [filled, rest]
}

/** One typed client for every endpoint. In the browser a call travels; on the server it stays inside the process. */
export function apiOver(send: Send) {
  return async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const answer = await send(endpoint, input as Record<string, unknown>)
    if ('value' in answer) return answer.value as OutputOf<E>
    if (!answer.ok) throw new ApiError(answer.status, (await answer.text()) || answer.statusText)
    return endpoint.output.parse(await answer.json()) as OutputOf<E>
  }
}

/** Sends a call as a request, with the stored sign-in when there is one. */
export const sendByFetch =
  (fetch: (path: string, init: RequestInit) => Promise<Response>): Send =>
  ({ method, path: template }, input) => {
    const [path, rest] = fillPath(template, input)
    const given = Object.entries(rest).filter(([, value]) => value !== undefined)
    const isRead = method === 'GET'
    const query =
      isRead && given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
    const token = storedToken()
    const headers = {
      ...(!isRead && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return fetch(path + query, { method, credentials: 'include', headers, ...(!isRead && { body: toJson(rest) }) })
  }

/**
 * A line that was cut answers nothing, for minutes: a call that hangs is given up, which also frees the connection it
 * holds (a browser has six).
 */
const timeoutMsOf = (method: string | undefined) => (method === 'GET' ? 10_000 : 30_000)

export const browserApi = apiOver(
  sendByFetch((path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMsOf(init.method)) })),
)
export const apiContext = createContext<Api>()
