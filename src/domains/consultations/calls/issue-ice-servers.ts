import { createHmac } from 'node:crypto'
import { refuse } from '#platform/refusals.ts'
import { TokenBuckets } from '#platform/token-bucket.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readIceServers } from './contract.ts'

/** A TURN server with `use-auth-secret`: its addresses, and the secret that it shares with us. */
export type Relay = { urls: readonly string[]; secret: string }
type Caller = {
  personId: string
  /** Whether they have a seat in a room that was accepted and is not over. */
  isInRoom: boolean
}

const MINUTE_MS = 60_000

/**
 * How often somebody gets credentials, and how long these open new connections; a connection that stands is refreshed
 * with the same ones. Enough for a call and all its reconnections, and for a check of the devices without one.
 */
const IN_ROOM = { most: 40, perMs: 10 * MINUTE_MS, validMs: 60 * MINUTE_MS }
const CHECK = { most: 3, perMs: 10 * MINUTE_MS, validMs: 10 * MINUTE_MS }

/**
 * Gives people credentials for the relay, made of its secret (TURN REST API, as coturn reads it). Without a relay there
 * is nothing to give: browsers then find each other directly. Refuses `http.too_many`.
 */
export function iceServerIssuer(relay: Relay | undefined) {
  const [inRoom, check] = [IN_ROOM, CHECK].map(({ most, perMs }) => new TokenBuckets(most, perMs)) as [
    TokenBuckets,
    TokenBuckets,
  ]
  return ({ personId, isInRoom }: Caller, now: Date, clockMs = performance.now()): OutputOf<typeof readIceServers> => {
    const limit = isInRoom ? inRoom : check
    const { most, perMs, validMs } = isInRoom ? IN_ROOM : CHECK
    if (!limit.of(personId, clockMs).allows(clockMs)) throw refuse('too_many', undefined, perMs / most / 1000)
    if (!relay) return { iceServers: [], isRelayOnly: false, expiresAt: null }
    const expiresAt = new Date(Math.floor((now.getTime() + validMs) / 1000) * 1000)
    const username = `${expiresAt.getTime() / 1000}:${nameOf(personId, relay, now)}`
    const credential = createHmac('sha1', relay.secret).update(username).digest('base64')
    return { iceServers: [{ urls: [...relay.urls], username, credential }], isRelayOnly: true, expiresAt }
  }
}

/**
 * A name for the relay: the same for a person all day, so that its quota of a user counts all their credentials.
 * Without the secret it names nobody, and tomorrow it is another: the log tells neither who calls nor how often.
 */
const nameOf = (personId: string, { secret }: Relay, now: Date) =>
  createHmac('sha256', secret)
    .update(`person ${personId} ${now.toISOString().slice(0, 10)}`)
    .digest('base64url')
    .slice(0, 22)
