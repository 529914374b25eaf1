import { z } from 'zod'
import type { Merchant } from '../merchant.ts'
import { readJson, writeJson } from '#gateways/exact-json.ts'

const API = 'https://api.mercadopago.com'
/** Chosen so that two GETs, or one POST, fit into the guard's time limit. */
const GET_TIMEOUT_MS = 3_000
const POST_TIMEOUT_MS = 7_000

/** No usable answer: whether the request took effect is unknown, so it is looked up later by our id. */
export class UnansweredError extends Error {
  override name = 'Unanswered'
}

/** An instant as Mercado Pago parses it: with milliseconds and a numeric offset, not Z. */
export const formatInstant = (at: Date) => at.toISOString().replace('Z', '+00:00')

/** `ok: false`: understood and refused, without any effect. */
export type ApiResult<T> = { ok: true; value: T } | { ok: false; status: number; why: string }

type ApiRequest = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** A GET, retried attempt when unanswered, because it changes nothing. */
export async function apiGet<T>(
  merchant: Merchant,
  schema: z.ZodType<T>,
  path: string,
  query: Record<string, string> = {},
): Promise<ApiResult<T>> {
  const attempt = () => send(merchant, schema, { method: 'GET', path, query })
  return attempt().catch((error: unknown) => {
    if (error instanceof UnansweredError) return attempt()
    throw error
  })
}

/** A POST, never retried here: the caller looks first whether it took effect. `key` makes repetitions idempotent. */
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

/** A DELETE, never retried here. They answer with what they deleted. */
export const apiDelete = (merchant: Merchant, path: string) =>
  send(merchant, z.object({ id: z.string() }), { method: 'DELETE', path })

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
  const json = readJson(text)
  if (status >= 400) return apiRefusal(what, status, json)
  const read = schema.safeParse(json)
  if (!read.success)
    throw new UnansweredError(
      `${what}: answered ${status} with an unexpected body: ${z.prettifyError(read.error).slice(0, 300)}`,
    )
  return { ok: true, value: read.data }
}

const ErrorBody = z.object({
  message: z.string().optional(),
  error: z.string().nullish(),
  cause: z
    .array(z.object({ code: z.string() }))
    .nullish()
    .catch(undefined),
})
/** Error codes that do not decide the request: the same one was sent within the last minute. */
const UNDECIDED_CODES = ['2001']
/** Statuses about our credentials, rate or concurrency, not about what was requested. */
const UNDECIDED_STATUSES = [401, 403, 408, 409, 423, 425, 429]

function apiRefusal(what: string, status: number, json: unknown): ApiResult<never> {
  const fault = ErrorBody.safeParse(json)
  const why = fault.success ? (fault.data.message ?? fault.data.error ?? '') : ''
  const isUndecided =
    UNDECIDED_STATUSES.includes(status) || (fault.data?.cause ?? []).some(({ code }) => UNDECIDED_CODES.includes(code))
  if (!fault.success || status >= 500 || isUndecided) throw new UnansweredError(`${what}: ${status} ${why}`.trim())
  return { ok: false, status, why: `${status} ${why}`.trim() }
}
