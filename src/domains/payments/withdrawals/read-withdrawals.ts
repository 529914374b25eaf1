import { balanceOf, sumCredit, sumDebts } from '#domains/wallet/index.ts'
import { bookedOf, orderedOf, reservedOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { listRefundablePayments } from '../refunds/list-refundable-payments.ts'
import { listCreditSources } from './list-credit-sources.ts'
import { splitWithdrawal } from './rules.ts'
import { withdrawalViews } from './withdrawal-views.ts'
import { listWithdrawalsOf } from './sql.ts'

const MOST_SHOWN = 20

/** What a person may withdraw now, in centavos, the part that is refunded to its origin, and earlier withdrawals. */
export async function readWithdrawals(sql: Sql, personId: string, now: Date) {
  const [{ own: availableCents, frozen: frozenCents }, held, ordered, booked, debtCents, sources, rows] =
    await Promise.all([
      sumCredit(sql, personId),
      balanceOf(sql, reservedOf(personId)),
      balanceOf(sql, orderedOf(personId)),
      balanceOf(sql, bookedOf(personId)),
      sumDebts(sql, personId),
      listRefundablePayments(sql, personId, now),
      listWithdrawalsOf(sql, personId, MOST_SHOWN),
    ])
  const { byHand } = splitWithdrawal(availableCents, sources)
  return {
    availableCents,
    reservedCents: held + ordered + booked,
    debtCents,
    frozenCents,
    toOriginCents: availableCents - byHand,
    sources: await listCreditSources(sql, personId),
    withdrawals: await withdrawalViews(sql, rows),
  }
}
