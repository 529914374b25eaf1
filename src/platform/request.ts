import { isIP } from 'node:net'
import type { z as full } from 'zod'
import type { Endpoint } from '#shared/contract.ts'
import { fromJson } from '#shared/json.ts'
import { Refusal } from '#shared/refusal.ts'
import { holdsOnlyStorableText } from '#shared/text.ts'
import { readBody } from './read-body.ts'
import { refuse } from './refusals.ts'

export const MOST_BODY_BYTES = 64 * 1024

/** The token of the Authorization header, if there is one. */
export const bearerTokenOf = ({ headers }: Request) =>
  /^Bearer ([\w-]{20,200})$/.exec(headers.get('authorization') ?? '')?.[1]

/**
 * The JSON body, unvalidated. Refuses another content type, malformed JSON and bodies longer than `most` bytes. `spend`
 * hears how many bytes there are before they are parsed, and may refuse.
 */
export async function readJsonBody(
  request: Request,
  most = MOST_BODY_BYTES,
  spend: (bytes: number) => void = () => {},
): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw refuse('not_json')
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refuse('too_large')
  const body = await readBody(request, most)
  if (!body) throw refuse('too_large')
  spend(body.byteLength)
  try {
    return fromJson(body.toString())
  } catch {
    throw refuse('malformed_json')
  }
}

/** Query or body with the path's parameters, parsed by the endpoint's contract. Refuses with one message per field. */
export function parseInput(endpoint: Endpoint, given: unknown, parameters: Record<string, string>) {
  if (!given || typeof given !== 'object' || Array.isArray(given)) throw refuse('invalid_input')
  const raw = { ...given, ...parameters }
  if (!holdsOnlyStorableText(raw)) throw refuse('unstorable_text')
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error.issues)
}

/** The first message as the error, and every message by its field. Messages come from the contract, in Portuguese. */
export function invalidInput(issues: readonly full.core.$ZodIssue[]) {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  return new Refusal('http.invalid_input', 400, issues[0]?.message ?? 'Confira os dados enviados.', fields)
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/

/**
 * The caller's network address as the outermost trusted proxy names it (X-Forwarded-For), without a port; the
 * `connection`'s without proxies, or where the proxy names no address.
 */
export function networkAddressOf(
  forwardedFor: string | string[] | null | undefined,
  connection: string,
  trustedProxies: number,
): string {
  const named = String(forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const theirs = trustedProxies > 0 ? named[Math.max(0, named.length - trustedProxies)] : undefined
  const [, ipv6, ipv4] = WITH_PORT.exec(theirs ?? '') ?? []
  const address = ipv6 ?? ipv4 ?? theirs ?? ''
  return isIP(address) ? address : connection
}
