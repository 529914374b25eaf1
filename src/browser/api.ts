import { createContext } from 'react-router'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'
import { requestOf } from '#shared/request-of.ts'
import { storedToken } from './session-token.ts'
import { withPassword } from './with-password.ts'

/**
 * Executes one call to our API. Answers with a Response, or with the contract's own output value where the call stays
 * inside the process.
 */
export type Send = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> | { value: unknown }>
export type Api = ReturnType<typeof apiOver>

/**
 * An unsuccessful answer. Its message is the spec's: status code, colon, body text. `error`, `code` and `fields` are
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

/** Whether the thing does not exist (404) or the id or name is not even valid (400). */
export const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

function parseErrorBody(text: string): { error?: string; code?: string; fields?: Record<string, string> } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The Portuguese message to show for a failed call. */
export const errorMessage = (
  error: unknown,
  otherwise = 'Não foi possível concluir. Confira a conexão e tente novamente.',
) => (error instanceof ApiError && error.error) || otherwise

/** A typed client for all endpoints. In the browser a call is a request; on the server it stays inside the process. */
export function apiOver(send: Send) {
  return async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const answer = await send(endpoint, input as Record<string, unknown>)
    if ('value' in answer) return answer.value as OutputOf<E>
    if (!answer.ok) throw new ApiError(answer.status, (await answer.text()) || answer.statusText)
    return (endpoint.ignoresAnswer ? {} : endpoint.output.parse(await answer.json())) as OutputOf<E>
  }
}

/** Sends calls as requests, with the stored session token when there is one. */
export const sendByFetch =
  (fetch: (path: string, init: RequestInit) => Promise<Response>): Send =>
  (endpoint, input) => {
    const { path, init } = requestOf(endpoint, input, storedToken())
    return fetch(path, { ...init, credentials: 'include' })
  }

/** A cut connection gives no answer for minutes, and a browser has only six per host: hanging calls are aborted. */
const timeoutMsOf = (method: string | undefined) => (method === 'GET' ? 10_000 : 30_000)

const callOnce = apiOver(
  sendByFetch((path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMsOf(init.method)) })),
)

/** The API as pages call it: what needs the password asks for it, and then goes on. */
export const browserApi: Api = (endpoint, input) => withPassword(() => callOnce(endpoint, input))
export const apiContext = createContext<Api>()
