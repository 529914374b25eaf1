import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { openGrant } from '../grants/sql.ts'
import { postJournals } from '../post-journals.ts'
import type { Journal } from '../rules.ts'
import { divideMinutes, type MinutesGrant, minutesBoughtJournal } from './rules.ts'

/** Money that pays a purchase: of the balance, with the payment that once brought it, or of a payment of its own. */
export type PurchaseMoney = { paymentId: string | null; value: Centavos; isFromBalance: boolean }

type NewMinutes = Pick<MinutesGrant, 'id' | 'personId' | 'kind' | 'title' | 'totalMs' | 'ceiling' | 'expiresAt'> & {
  consultantId?: string | undefined
  channel?: string | undefined
  grantedAt: Date
}

/**
 * Grants prepaid minutes; their value (centavos, zero when promotional) leaves the available balance. `ceiling`: the
 * highest price per minute they cover; null: any. Refuses `insufficient_funds`. False, and nothing changed: granted
 * before, or the second welcome.
 */
export const grantMinutes = (
  tx: Tx,
  {
    value,
    paymentId = null,
    isFromBalance = false,
    ...minutes
  }: NewMinutes & { value: Centavos; paymentId?: string | null; isFromBalance?: boolean },
) => grantPurchasedMinutes(tx, { ...minutes, moneys: [{ value, paymentId, isFromBalance }] })

/**
 * The same for a purchase that several moneys pay: a part of its own for each, used in this order, so that each comes
 * back, freezes and is lost with its own money.
 */
export async function grantPurchasedMinutes(
  tx: Tx,
  { moneys, totalMs, ...minutes }: NewMinutes & { moneys: readonly PurchaseMoney[] },
): Promise<boolean> {
  const lengths = divideMinutes(
    totalMs,
    moneys.map(({ value }) => value),
  )
  const journals: Journal[] = []
  for (const [i, { value, paymentId, isFromBalance }] of moneys.entries()) {
    const { id, personId, kind, title, ceiling, consultantId, channel, grantedAt, expiresAt } = minutes
    const grantId = await openGrant(tx, {
      isPart: i > 0,
      kind: 'minutes',
      source_id: id,
      person_id: personId,
      plan: kind,
      title,
      value,
      amount: lengths[i]!,
      ceiling,
      only_with: consultantId,
      channel,
      granted_at: grantedAt,
      ends_at: expiresAt,
      payment_id: paymentId,
      from_balance: isFromBalance,
    })
    if (grantId === undefined) return false
    journals.push(...minutesBoughtJournal({ grantId, id, personId, paymentId, value }))
  }
  await postJournals(tx, journals)
  return true
}
