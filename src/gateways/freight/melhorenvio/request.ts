import { z } from 'zod'
import { readJson, writeJson } from '#gateways/exact-json.ts'
import type { FreightAnswer } from '../gateway.ts'

/** Our account at Melhor Envio. `contact`: they ask every program for an address at which its people are reached. */
export type MelhorEnvioAccount = { token: string; url: string; contact: string }

/** Asks Melhor Envio once, by POST; throws when no answer came, or none that can be understood. */
export type Ask = <T>(schema: z.ZodType<T>, path: `/${string}`, body: unknown) => Promise<FreightAnswer<T>>

/** Longer than whoever waits: the guard's limits end first, this one only frees the connection. */
const TIMEOUT_MS = 20_000
const LONGEST_ANSWER = 1_000_000

const Refusal = z.object({
  message: z.string().optional(),
  error: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

export const askingMelhorEnvio =
  ({ token, url, contact }: MelhorEnvioAccount): Ask =>
  async (schema, path, body) => {
    const response = await fetch(new URL(`/api/v2/me${path}`, url), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'user-agent': `Sensitivos (${contact})`,
      },
      body: writeJson(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    const what = `POST ${path}: ${response.status}`
    if (text.length > LONGEST_ANSWER) throw new Error(`${what} is too long`)
    const json = readJson(text)
    if (response.status === 400 || response.status === 422) return { outcome: 'refused', why: wordsOf(json) ?? what }
    if (!response.ok) throw new Error(`${what} is no answer`)
    const read = schema.safeParse(json)
    if (!read.success) throw new Error(`${what} has a body that cannot be understood: ${z.prettifyError(read.error)}`)
    return { outcome: 'ok', value: read.data }
  }

/** What they say of it, as short as a line. */
function wordsOf(json: unknown): string | undefined {
  const { data } = Refusal.safeParse(json)
  const words = [...Object.values(data?.errors ?? {}).flat(), data?.error ?? data?.message].filter(Boolean)
  return words.length > 0 ? words.join(' ').slice(0, 300) : undefined
}
