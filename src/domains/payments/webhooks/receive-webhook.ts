import type { Db } from '#platform/db.ts'
import type { Gateway } from '#gateways/payments/gateway.ts'
import { refuse } from '../rules.ts'
import * as sql from './sql.ts'

/** How much of an unverified body is stored. */
const MAX_FORGED_BYTES = 2_000
const KEPT_HEADERS = ['x-signature', 'x-request-id', 'content-type', 'user-agent']

type IncomingWebhook = { query: string; headers: Headers; body: Buffer; now: Date }

/**
 * Verifies and stores a webhook as received. Its content is never trusted: the state is asked from the gateway. Refuses
 * what is not signed with our secrets.
 */
export async function receiveWebhook(db: Db, gateway: Gateway, { query, headers, body, now }: IncomingWebhook) {
  const verified = gateway.readWebhook({ query: new URLSearchParams(query), headers, body: body.toString('utf8') })
  const kept = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!.slice(0, 500)]] : [])),
  )
  await sql.insertWebhook(db, {
    gateway: gateway.name,
    query: query.slice(0, 1_000),
    headers: kept,
    body: verified ? body : body.subarray(0, MAX_FORGED_BYTES),
    gatewayId: verified?.gatewayId,
    receivedAt: now,
  })
  if (!verified) throw refuse('webhook_not_signed')
}
