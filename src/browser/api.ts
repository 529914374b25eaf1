import { createContext } from 'react-router'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'
import { toJson } from '#shared/json.ts'
import { storedToken } from './session-token.ts'

export type Send = (path: string, init: RequestInit) => Promise<Response>
export type Api = ReturnType<typeof apiOver>

/** A non-successful answer. The message is the spec's: status code, colon, body text. `error`, `code` and `fields` are read from the body. */
export class ApiError extends Error {
  readonly status: number
  readonly error: string | undefined
  readonly code: string | undefined
  readonly fields: Record<string, string>

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    const body = parsed(text)
    this.error = body.error
    this.code = body.code
    this.fields = body.fields ?? {}
  }
}

function parsed(text: string): { error?: string; code?: string; fields?: Record<string, string> } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The words to show for whatever went wrong with a call. */
export const wordsOf = (error: unknown, otherwise = 'Não foi possível concluir. Confira a conexão e tente novamente.') =>
  (error instanceof ApiError && error.error) || otherwise

/** `/api/consultants/:id` with {id, page} → [`/api/consultants/…`, {page}]. */
function addressed(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return [filled, rest]
}

/** One typed client for every endpoint. In the browser it travels; on the server it calls the same API in-process. */
export function apiOver(send: Send) {
  return async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const [path, rest] = addressed(endpoint.path, input as Record<string, unknown>)
    const given = Object.entries(rest).filter(([, value]) => value !== undefined)
    const isRead = endpoint.method === 'GET'
    const query = isRead && given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
    const response = await send(path + query, {
      method: endpoint.method,
      credentials: 'include',
      ...(!isRead && { body: toJson(rest), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
    return endpoint.output.parse(await response.json()) as OutputOf<E>
  }
}

/** Adds the stored sign-in to a request, when there is one. */
const travel: Send = (path, init) => {
  const token = storedToken()
  return fetch(path, token ? { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } } : init)
}

export const browserApi = apiOver(travel)
export const apiContext = createContext<Api>()
