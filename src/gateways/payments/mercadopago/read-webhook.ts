import type { WebhookRequest } from '../gateway.ts'
import { isSigned, signedAt } from '../mercadopago-signature.ts'
import type { Merchant } from './merchant.ts'

/** Mercado Pago repeats webhooks for hours. Later changes are found by polling and by the nightly reconciliation. */
const OLDEST_MS = 24 * 3_600_000
/** Their clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000

/** Kinds of webhook that we handle. Any other signed kind keeps its name and finds no charge. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['payment', ''],
  ['topic_chargebacks_wh', 'chargeback:'],
  ['topic_claims_integration_wh', 'claim:'],
])

/** The charge of a webhook, by the signed id in its address. Undefined: not signed by us, too old, or in the future. */
export function readWebhook(
  { secrets, now }: Merchant,
  { query, headers }: WebhookRequest,
): { gatewayId: string } | undefined {
  const dataId = query.get('data.id') ?? ''
  const header = headers.get('x-signature')
  if (
    !/^[\w-]{1,64}$/.test(dataId) ||
    !isSigned(header, { dataId, requestId: headers.get('x-request-id') ?? undefined }, secrets)
  )
    return undefined
  const age = now().getTime() - signedAt(header)!.getTime()
  if (age > OLDEST_MS || age < -AHEAD_MS) return undefined
  return { gatewayId: `${KINDS.get(query.get('type') ?? query.get('topic') ?? '') ?? 'other:'}${dataId}` }
}
