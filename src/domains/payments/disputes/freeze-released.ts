import type { Tx } from '#platform/db.ts'
import { lockPayments } from '../sql.ts'
import { listCreditPurchases } from '../withdrawals/sql.ts'
import { freezeCredit, sumUnfrozen } from './freeze-credit.ts'
import { payOwedWithReleased } from './pay-owed.ts'
import { keyOf } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Freezes credit of disputed purchases that came back since their cases were opened: from a room, a question, an unpaid
 * order, a transfer that failed, or a refund of a consultation; no more than the bank can still take of the payment.
 * What came back of purchases that the bank has taken already pays what is owed (decision 123). Credit of other
 * purchases is not touched. Call it before credit is spent or leaves, as part of the transaction and before any account
 * is locked; locks the payments.
 */
export async function freezeReleased(tx: Tx, personId: string) {
  if (!(await sql.mayReclaim(tx, personId))) return
  const found = await sql.listCasesToFreezeFor(tx, personId)
  const brought = await listCreditPurchases(tx, personId)
  await lockPayments(
    tx,
    [...found, ...brought].map(({ paymentId }) => paymentId),
  )
  await payOwedWithReleased(tx, personId)
  for (const one of await sql.listCasesToFreezeFor(tx, personId)) {
    const frozen = await freezeCredit(tx, {
      key: `${keyOf(one)}:released:${crypto.randomUUID()}`,
      paymentId: one.paymentId,
      n: one.n,
      personId,
      most: await sumUnfrozen(tx, one),
    })
    if (frozen > 0n) await sql.recordFrozen(tx, one, frozen)
  }
}
