import webPush from 'web-push'
import { isKnownEndpoint } from './known-hosts.ts'
import type { Push, PushResult, PushService } from './push-service.ts'
import type { VapidKeys } from './vapid.ts'

type Options = {
  keys: VapidKeys
  /** Whom a push service writes to when something is wrong with ours: `mailto:` or https. */
  contact: string
  /** Other endpoints that are let through: those of the embedded receiver. */
  isAlsoKnown?: (endpoint: string) => boolean
  fetch?: typeof fetch
}

const WITHIN_MS = 10_000

/** Pushes to the browsers' own push services, encrypted for the one browser (RFC 8291) and signed (RFC 8292). */
export function webPushService({
  keys,
  contact,
  isAlsoKnown = () => false,
  fetch: open = fetch,
}: Options): PushService {
  const isKnown = (endpoint: string) => isKnownEndpoint(endpoint) || isAlsoKnown(endpoint)
  return {
    publicKey: keys.publicKey,
    isKnown,
    async send(push) {
      if (!isKnown(push.target.endpoint)) return { outcome: 'refused', why: 'not an address of a push service' }
      const request = requestOf(push, { keys, contact })
      if (request.why !== undefined) return { outcome: 'refused', why: request.why }
      try {
        // A redirect would lead past the list of hosts.
        const signal = AbortSignal.timeout(WITHIN_MS)
        const answer = await open(request.endpoint, { ...request, redirect: 'manual', signal })
        await answer.body?.cancel()
        return resultOf(answer.status)
      } catch (error) {
        return { outcome: isNeverSent(error) ? 'unreachable' : 'uncertain', why: String(error) }
      }
    },
  }
}

function requestOf(
  { target, payload, ttlSeconds, urgency }: Push,
  { keys, contact }: Pick<Options, 'keys' | 'contact'>,
) {
  try {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(target, payload, {
      TTL: ttlSeconds,
      urgency,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: contact, ...keys },
    })
    return {
      endpoint,
      method,
      headers: Object.entries(headers).filter(([name]) => name !== 'Content-Length'),
      body: new Uint8Array(body),
    }
  } catch (error) {
    return { why: String(error) } // the browser's keys are none
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  const why = `the push service answered ${status}`
  if (status === 404 || status === 410) return { outcome: 'gone', why }
  return { outcome: status === 429 || status >= 500 ? 'unreachable' : 'refused', why }
}

const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

function isNeverSent(error: unknown) {
  const cause = error instanceof Error && (error.cause as { code?: unknown } | undefined)
  return Boolean(cause && typeof cause.code === 'string' && NEVER_SENT.includes(cause.code))
}
