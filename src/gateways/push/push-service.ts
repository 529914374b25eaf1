/** What a browser gives out of itself so that it can be pushed to (RFC 8030, 8291). */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } }

export type Push = {
  target: PushTarget
  /** What the service worker reads; only that browser can. At most 3,000 bytes. */
  payload: string
  /** How long the push service keeps it for a device that is away, in whole seconds. */
  ttlSeconds: number
  /** Whether the device wakes for it. */
  urgency: 'high' | 'normal'
}

/**
 * `gone`: the browser ended the subscription (404, 410). `refused`: will never be accepted. `unreachable`: certainly
 * not accepted, so it may be sent again. `uncertain`: the connection broke after it was handed over.
 */
export type PushResult =
  | { outcome: 'sent' }
  | { outcome: 'gone' | 'refused' | 'unreachable' | 'uncertain'; why: string }

export type PushService = {
  /** With which browsers subscribe (VAPID, RFC 8292). */
  publicKey: string
  /** Whether this address belongs to a push service that we talk to. */
  isKnown: (endpoint: string) => boolean
  send: (push: Push) => Promise<PushResult>
}
