import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, reservedOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { listRefundable } from '../refunds/list-refundable.ts'
import { split } from './rules.ts'
import { shownWithdrawals } from './shown-withdrawals.ts'
import { listWithdrawalsOf } from './sql.ts'

const MOST_SHOWN = 20

/**
 * What somebody may withdraw now, in centavos, how much of it goes back the way it came, and what they withdrew before.
 */
export async function readWithdrawals(sql: Sql, personId: string, now: Date) {
  const [availableCents, reservedCents, sources, rows] = await Promise.all([
    balanceOf(sql, availableOf(personId)),
    balanceOf(sql, reservedOf(personId)),
    listRefundable(sql, personId, now),
    listWithdrawalsOf(sql, personId, MOST_SHOWN),
  ])
  const { byHand } = split(availableCents, sources)
  return {
    availableCents,
    reservedCents,
    toOriginCents: availableCents - byHand,
    withdrawals: await shownWithdrawals(sql, rows),
  }
}
