import { findPaymentOf, listRefundablePayments, sumWithdrawn } from '#domains/payments/index.ts'
import { balanceOf, sumCredit } from '#domains/wallet/index.ts'
import { bookedOf, orderedOf, reservedOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { FLOWS } from '../../kinds/flows.ts'
import type { PurchaseFlow } from '../../kinds/purchase-flow.ts'
import { refuse as refuseOrder } from '../rules.ts'
import { findOrderOf, type OrderRow } from '../sql.ts'
import type { CancellationTerms } from './contract.ts'
import { cancellationAmountsOf, cancellationRightOf, returnedBy } from './rules.ts'

const NOTHING = {
  toOriginCents: 0n,
  toBalanceCents: 0n,
  toCreditCents: 0n,
  usedCents: 0n,
  bonusTakenCents: 0n,
  deductedCents: 0n,
  waitsFor: null,
}

/**
 * What cancelling one of the own orders would return now. Read without locks; cancelling computes it again. Refuses
 * another person's order.
 */
export async function quoteCancellation(
  sql: Sql,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<CancellationTerms> {
  const order = await findOrderOf(sql, personId, id)
  if (!order) throw refuseOrder('order_not_found')
  const flow = FLOWS[order.kind]
  if (flow.cancellation)
    return { ...(await flow.cancellation.quote(sql, order, now)), totalCents: order.total, readAt: now }
  const right = cancellationRightOf(order, now)
  const found = right ? await compute(sql, order, flow, now) : NOTHING
  return { right: right ?? null, totalCents: order.total, ...found, readAt: now }
}

async function compute(sql: Sql, order: OrderRow, { findUnused }: Pick<PurchaseFlow, 'findUnused'>, now: Date) {
  const { personId, total, paymentId } = order
  const [left, refundable, payment, withdrawn, { own: available }, reserved, ordered, booked] = await Promise.all([
    findUnused(sql, order, now),
    listRefundablePayments(sql, personId, now),
    paymentId ? findPaymentOf(sql, personId, paymentId) : undefined,
    paymentId ? sumWithdrawn(sql, paymentId) : 0n,
    sumCredit(sql, personId),
    balanceOf(sql, reservedOf(personId)),
    balanceOf(sql, orderedOf(personId)),
    balanceOf(sql, bookedOf(personId)),
  ])
  const isLost = payment?.dispute === 'lost'
  if (isLost && order.fromBalance === 0n) return NOTHING
  const { unused, bonusTaken, isBonusHeld } = left
  const amounts = cancellationAmountsOf({
    total,
    available: available + left.becomesCredit,
    unused,
    withdrawn,
    ofBalance: left.ofBalance,
    bonusSpent: left.bonusDeducted,
    left: isLost ? 0n : (refundable.find((one) => one.id === paymentId)?.left ?? 0n),
  })
  const isMissing = unused === undefined && available < total - withdrawn
  const isInUse = left.isInUse || (reserved > 0n && (isBonusHeld || isMissing))
  return {
    toOriginCents: amounts.toOrigin,
    toBalanceCents: amounts.toBalance,
    toCreditCents: amounts.toCredit,
    usedCents: total - returnedBy(amounts) - amounts.deducted,
    bonusTakenCents: bonusTaken,
    deductedCents: amounts.deducted,
    waitsFor: isInUse
      ? ('consultation' as const)
      : left.isFrozen || payment?.dispute === 'opened'
        ? ('dispute' as const)
        : isMissing && ordered > 0n
          ? ('order' as const)
          : isBonusHeld || (isMissing && booked > 0n)
            ? ('booking' as const)
            : null,
  }
}
