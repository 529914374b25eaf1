import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, reservedOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { listRefundablePayments } from '../refunds/list-refundable-payments.ts'
import { splitWithdrawal } from './rules.ts'
import { withdrawalViews } from './withdrawal-views.ts'
import { listWithdrawalsOf } from './sql.ts'

const MOST_SHOWN = 20

/**
 * What somebody may withdraw now, in centavos, how much of it goes back the way it came, and what they withdrew before.
 */
export async function readWithdrawals(sql: Sql, personId: string, now: Date) {
  const [availableCents, reservedCents, sources, rows] = await Promise.all([
    balanceOf(sql, availableOf(personId)),
    balanceOf(sql, reservedOf(personId)),
    listRefundablePayments(sql, personId, now),
    listWithdrawalsOf(sql, personId, MOST_SHOWN),
  ])
  const { byHand } = splitWithdrawal(availableCents, sources)
  return {
    availableCents,
    reservedCents,
    toOriginCents: availableCents - byHand,
    withdrawals: await withdrawalViews(sql, rows),
  }
}
