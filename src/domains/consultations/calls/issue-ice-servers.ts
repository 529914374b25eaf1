import { createHmac, randomUUID } from 'node:crypto'
import { refuse } from '#platform/refusals.ts'
import { TokenBuckets } from '#platform/token-bucket.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readIceServers } from './contract.ts'

/** A TURN server with `use-auth-secret`: its addresses, and the secret that it shares with us. */
export type Relay = { urls: readonly string[]; secret: string }

/** How long credentials open new connections; a connection that stands is refreshed with the same ones. */
const VALID_MS = 60 * 60 * 1000
/** Enough for a check, a call and all its reconnections; too few to give a relay away. */
const PER_PERSON = { most: 40, perMs: 10 * 60 * 1000 }

/**
 * Gives people credentials of an hour for the relay, made of its secret and no name of theirs (TURN REST API, as coturn
 * reads it). Without a relay there is nothing to give: browsers then find each other directly. Refuses `http.too_many`.
 */
export function iceServerIssuer(relay: Relay | undefined, newId: () => string = randomUUID) {
  const limit = new TokenBuckets(PER_PERSON.most, PER_PERSON.perMs)
  return (personId: string, now: Date, clockMs = performance.now()): OutputOf<typeof readIceServers> => {
    if (!limit.of(personId, clockMs).allows(clockMs)) throw refuse('too_many', undefined, 15)
    if (!relay) return { iceServers: [], isRelayOnly: false, expiresAt: null }
    const expiresAt = new Date(Math.floor((now.getTime() + VALID_MS) / 1000) * 1000)
    const username = `${expiresAt.getTime() / 1000}:${newId()}`
    const credential = createHmac('sha1', relay.secret).update(username).digest('base64')
    return { iceServers: [{ urls: [...relay.urls], username, credential }], isRelayOnly: true, expiresAt }
  }
}
