import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { divideMinutes, minutesBoughtJournal } from './rules.ts'
import { type NewMinutePack, insertPack } from './sql.ts'

/** Money that pays a purchase: of the balance, with the payment that once brought it, or of a payment of its own. */
export type PurchaseMoney = { paymentId: string | null; value: Centavos; isFromBalance: boolean }

/**
 * Grants prepaid minutes; their value (centavos, zero when promotional) leaves the available balance. `ceiling`: the
 * highest price per minute they cover; null: any. Refuses `insufficient_funds`. False, and nothing changed: granted
 * before, or the second welcome.
 */
export async function grantMinutes(tx: Tx, grant: NewMinutePack): Promise<boolean> {
  if (!(await insertPack(tx, grant))) return false
  await postJournals(tx, minutesBoughtJournal(grant))
  return true
}

/**
 * The same for a purchase that several moneys pay: a part of its own for each, used in this order, so that each comes
 * back, freezes and is lost with its own money. The first part has the purchase's id.
 */
export async function grantPurchasedMinutes(
  tx: Tx,
  { id, totalMs, moneys, ...grant }: Omit<NewMinutePack, 'value' | 'paymentId'> & { moneys: readonly PurchaseMoney[] },
) {
  const lengths = divideMinutes(
    totalMs,
    moneys.map(({ value }) => value),
  )
  for (const [i, money] of moneys.entries())
    await grantMinutes(tx, {
      ...grant,
      ...money,
      id: i === 0 ? id : crypto.randomUUID(),
      purchaseId: id,
      part: i + 1,
      totalMs: lengths[i]!,
    })
}
