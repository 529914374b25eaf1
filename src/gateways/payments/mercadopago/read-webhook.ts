import type { WebhookRequest } from '../gateway.ts'
import { isSigned, signedAt } from '../webhook-signature.ts'
import type { Merchant } from './merchant.ts'

/** Mercado Pago repeats a ring after minutes and hours; what it no longer repeats is found by asking and at night. */
const OLDEST_MS = 24 * 3_600_000
/** Their clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000

/** Everything else that is signed is of no interest here, and says so by its name. */
const KINDS: Record<string, string> = {
  payment: '',
  topic_chargebacks_wh: 'chargeback:',
  topic_claims_integration_wh: 'claim:',
}

/**
 * Whose ring is this? Only the id in the address is signed, so the body is not looked at. Undefined: not signed with a
 * secret of ours, too old, or from the future.
 */
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
  return { gatewayId: `${KINDS[query.get('type') ?? query.get('topic') ?? ''] ?? 'other:'}${dataId}` }
}
