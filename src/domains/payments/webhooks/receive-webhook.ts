import type { Db } from '#platform/db.ts'
import type { Gateway } from '#gateways/payments/gateway.ts'
import { refuse } from '../rules.ts'
import * as sql from './sql.ts'

const MOST_HEADER_LENGTH = 500
/** Kept of every webhook, beside the headers that its gateway needs. */
const ALWAYS_KEPT_HEADERS = ['content-type', 'user-agent']

type IncomingWebhook = { query: string; headers: Headers; body: Buffer; now: Date }

/**
 * Checks who sent a webhook and keeps it raw. What it means is asked at the gateway, not read from it. Refuses what our
 * secrets did not sign, and keeps nothing of it.
 */
export async function receiveWebhook(db: Db, gateway: Gateway, { query, headers, body, now }: IncomingWebhook) {
  const verified = gateway.readWebhook({ query: new URLSearchParams(query), headers, body: body.toString('utf8') })
  if (!verified) throw refuse('webhook_not_signed')
  const kept = Object.fromEntries(
    [...gateway.webhookHeaders, ...ALWAYS_KEPT_HEADERS].flatMap((name) =>
      headers.has(name) ? [[name, headers.get(name)!.slice(0, MOST_HEADER_LENGTH)]] : [],
    ),
  )
  await sql.insertWebhook(db, {
    gateway: gateway.name,
    query: query.slice(0, 1_000),
    headers: kept,
    body,
    gatewayId: verified.gatewayId,
    receivedAt: now,
  })
}
