import { z } from 'zod'
import type { Merchant } from '../merchant.ts'
import { readJson, writeJson } from './json.ts'

const API = 'https://api.mercadopago.com'
/** A question is asked twice within the time that the guard gives us, an order once. */
const GET_TIMEOUT_MS = 3_000
const POST_TIMEOUT_MS = 7_000

/**
 * No answer, or none that can be understood: whether anything was done is unknown, so it is asked about later by our
 * id.
 */
export class UnansweredError extends Error {
  override name = 'Unanswered'
}

/** `no`: it was understood and refused; nothing was done. */
export type ApiResult<T> = { ok: true; value: T } | { ok: false; status: number; why: string }

type ApiRequest = {
  method: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** Asks a question. It changes nothing there, so silence and a fault over there are met with a second try. */
export async function apiGet<T>(
  merchant: Merchant,
  schema: z.ZodType<T>,
  path: string,
  query: Record<string, string> = {},
): Promise<ApiResult<T>> {
  const once = () => send(merchant, schema, { method: 'GET', path, query })
  return once().catch((error: unknown) => {
    if (error instanceof UnansweredError) return once()
    throw error
  })
}

/**
 * Has something done, once: `key` makes it the same act if it is ever sent again, which only the caller decides after
 * asking.
 */
export const apiPost = <T>(
  merchant: Merchant,
  schema: z.ZodType<T>,
  path: string,
  key: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  send(merchant, schema, {
    method: 'POST',
    path,
    body,
    headers: { ...headers, 'content-type': 'application/json', 'x-idempotency-key': key },
  })

async function send<T>(
  { token, apiUrl = API }: Merchant,
  schema: z.ZodType<T>,
  { method, path, query = {}, body, headers = {} }: ApiRequest,
): Promise<ApiResult<T>> {
  const url = new URL(path, apiUrl)
  url.search = new URLSearchParams(query).toString()
  const what = `${method} ${path}`
  const { status, text } = await fetch(url, {
    method,
    headers: { ...headers, accept: 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: writeJson(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(method === 'GET' ? GET_TIMEOUT_MS : POST_TIMEOUT_MS),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new UnansweredError(`${what}: ${String(error)}`)
    })
  const heard = jsonOf(text)
  if (status >= 400) return apiRefusal(what, status, heard)
  const read = schema.safeParse(heard)
  if (!read.success)
    throw new UnansweredError(`${what}: answered ${status} with nonsense: ${z.prettifyError(read.error).slice(0, 300)}`)
  return { ok: true, value: read.data }
}

function jsonOf(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}

const ErrorBody = z.object({
  message: z.string().optional(),
  error: z.string().nullish(),
  cause: z
    .array(z.object({ code: z.string() }))
    .nullish()
    .catch(undefined),
})
/** Codes with which it says that it does not know: the same request came in the last minute. */
const UNDECIDED_CODES = ['2001']
/** Our credentials, our haste, or a clash with another request of ours: nothing about what was asked. */
const UNDECIDED_STATUSES = [401, 403, 408, 409, 423, 425, 429]

function apiRefusal(what: string, status: number, heard: unknown): ApiResult<never> {
  const fault = ErrorBody.safeParse(heard)
  const why = fault.success ? (fault.data.message ?? fault.data.error ?? '') : ''
  const isUndecided =
    UNDECIDED_STATUSES.includes(status) || (fault.data?.cause ?? []).some(({ code }) => UNDECIDED_CODES.includes(code))
  if (!fault.success || status >= 500 || isUndecided) throw new UnansweredError(`${what}: ${status} ${why}`.trim())
  return { ok: false, status, why: `${status} ${why}`.trim() }
}
