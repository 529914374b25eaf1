import { z } from 'zod'
import { readJson, writeJson } from '#gateways/exact-json.ts'

/** Chosen so that a POST, or several GETs, fit into the guard's time limit. */
const GET_TIMEOUT_MS = 5_000
const POST_TIMEOUT_MS = 20_000
/** They ask for a pause of any length; after this we ask again. */
const LONGEST_PAUSE_MS = 15 * 60_000

/** Our account at Asaas. */
export type AsaasAccount = {
  apiKey: string
  /** The address of their API, without `/v3`. */
  url: string
  /** What they send in `asaas-access-token`: the first is current, the others are still accepted (rotation). */
  tokens: readonly string[]
}
/**
 * `not_taken`: answered without being looked at (key, rate), nothing was done. `refused`: understood, and no.
 * `conflict`: the same amount to the same key within the last 15 minutes, which may be this one.
 */
export type AsaasAnswer<T> =
  | { outcome: 'ok'; value: T }
  | { outcome: 'refused'; why: string }
  | { outcome: 'not_taken' | 'not_found' | 'conflict'; why: string }

/** `signal`: ends this request, before its own time limit. */
type AsaasRequest = { path: string; query?: Record<string, string>; body?: unknown; signal?: AbortSignal }

/** Asks Asaas once; throws when no answer came, or none that says whether it took effect. */
export type Ask = <T>(schema: z.ZodType<T>, request: AsaasRequest) => Promise<AsaasAnswer<T>>

/** What was asked for. Throws for any other answer. */
export function valueOf<T>(answer: AsaasAnswer<T>): T {
  if (answer.outcome === 'ok') return answer.value
  throw new Error(answer.why)
}

/** How one process asks. After "too many requests" nothing is sent until the pause that they asked for is over. */
export function askingAsaas({ apiKey, url }: AsaasAccount, now: () => Date): Ask {
  let pausedUntil = 0
  return async (schema, { path, query = {}, body, signal }) => {
    const method = body === undefined ? 'GET' : 'POST'
    const limitMs = body === undefined ? GET_TIMEOUT_MS : POST_TIMEOUT_MS
    const what = `${method} ${path}`
    if (now().getTime() < pausedUntil) return { outcome: 'not_taken', why: `${what}: they asked for a pause` }
    const address = new URL(path, url)
    address.search = new URLSearchParams(query).toString()
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        access_token: apiKey,
        'user-agent': 'Sensitivos',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: writeJson(body) }),
      redirect: 'error',
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(limitMs)]),
    })
    if (response.status === 429) pausedUntil = now().getTime() + pauseOf(response.headers, now())
    return answerOf(schema, what, response.status, await response.text())
  }
}

/** `Retry-After` (seconds or a date) or their own `RateLimit-Reset` (seconds). */
function pauseOf(headers: Headers, now: Date): number {
  const asked = headers.get('retry-after') ?? headers.get('ratelimit-reset') ?? ''
  const ms = /^\d{1,6}$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now.getTime()
  return Math.min(Math.max(Number.isNaN(ms) ? 0 : ms, 1_000), LONGEST_PAUSE_MS)
}

const Errors = z.object({ errors: z.array(z.object({ code: z.string(), description: z.string() })).min(1) })

function answerOf<T>(schema: z.ZodType<T>, what: string, status: number, text: string): AsaasAnswer<T> {
  const why = `${what}: ${status}`
  if (status === 401 || status === 403 || status === 429) return { outcome: 'not_taken', why }
  if (status === 404) return { outcome: 'not_found', why }
  if (status === 409) return { outcome: 'conflict', why }
  const json = readJson(text)
  if (status === 400) {
    const { data } = Errors.safeParse(json)
    if (data) return { outcome: 'refused', why: data.errors.map((one) => `${one.code} ${one.description}`).join('; ') }
  }
  if (status < 200 || status > 299) throw new Error(`${why} is no answer`)
  const read = schema.safeParse(json)
  if (!read.success) throw new Error(`${why} has a body that cannot be understood: ${z.prettifyError(read.error)}`)
  return { outcome: 'ok', value: read.data }
}
