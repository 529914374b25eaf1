import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { openGrant } from '../grants/sql.ts'
import { postJournals } from '../post-journals.ts'
import type { Journal } from '../rules.ts'
import { divideMinutes, type MinutesGrant, minutesBoughtJournal } from './rules.ts'

/** Money that pays a purchase: of the balance, with the payment that once brought it, or of a payment of its own. */
export type PurchaseMoney = { paymentId: string | null; value: Centavos; isFromBalance: boolean }

/** `ceiling`: the highest price per minute they cover; null: any. */
type NewMinutes = Pick<MinutesGrant, 'id' | 'personId' | 'kind' | 'title' | 'totalMs' | 'ceiling' | 'expiresAt'> & {
  consultantId?: string | undefined
  channel?: string | undefined
  grantedAt: Date
}

/**
 * Grants prepaid minutes, whose value in centavos leaves the available balance. Each of several `moneys` pays a part of
 * its own, in this order. Refuses `insufficient_funds`. False: granted before, or the second welcome.
 */
export async function grantMinutes(
  tx: Tx,
  {
    totalMs,
    value = 0n,
    paymentId: payment = null,
    isFromBalance: isOfBalance = false,
    moneys = [{ value, paymentId: payment, isFromBalance: isOfBalance }],
    ...minutes
  }: NewMinutes & Partial<PurchaseMoney> & { moneys?: readonly PurchaseMoney[] },
): Promise<boolean> {
  const lengths = divideMinutes(
    totalMs,
    moneys.map((money) => money.value),
  )
  const journals: Journal[] = []
  for (const [i, money] of moneys.entries()) {
    const { id, personId, kind, title, ceiling, consultantId, channel, grantedAt, expiresAt } = minutes
    const grantId = await openGrant(tx, {
      isPart: i > 0,
      kind: 'minutes',
      source_id: id,
      person_id: personId,
      plan: kind,
      title,
      value: money.value,
      amount: lengths[i]!,
      ceiling,
      only_with: consultantId,
      channel,
      granted_at: grantedAt,
      ends_at: expiresAt,
      payment_id: money.paymentId,
      from_balance: money.isFromBalance,
    })
    if (grantId === undefined) return false
    journals.push(...minutesBoughtJournal({ ...money, grantId, id, personId }))
  }
  await postJournals(tx, journals)
  return true
}
