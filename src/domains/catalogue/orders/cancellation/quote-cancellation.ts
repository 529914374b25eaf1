import { findQuestionRefund } from '#domains/written-questions/index.ts'
import { findPaymentOf, listRefundablePayments, sumWithdrawn } from '#domains/payments/index.ts'
import { bonusIdOf, unusedPriceOf } from '#domains/subscriptions/index.ts'
import {
  availableOf,
  balanceOf,
  findBonus,
  findRefundableMinutes,
  isAsideForBooking,
  bookedOf,
  orderedOf,
  reservedOf,
} from '#domains/wallet/index.ts'
import { paidOfBonus, spentOfBonus } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { creditsOf, refuse as refuseOrder } from '../rules.ts'
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
  const right = cancellationRightOf(order, now)
  const found = right ? await compute(sql, order, now) : NOTHING
  return { right: right ?? null, totalCents: order.total, ...found, readAt: now }
}

async function compute(sql: Sql, order: OrderRow, now: Date) {
  const { id, personId, total, paymentId } = order
  const isMonth = order.kind === 'subscription'
  const bonusId = isMonth ? bonusIdOf(id, 1) : id
  const [pack, lot, refundable, payment, withdrawn, available, reserved, ordered, booked] = await Promise.all([
    order.kind === 'written' ? findUnusedQuestion(sql, order) : findRefundableMinutes(sql, id),
    findBonus(sql, bonusId),
    listRefundablePayments(sql, personId, now),
    paymentId ? findPaymentOf(sql, personId, paymentId) : undefined,
    paymentId ? sumWithdrawn(sql, paymentId) : 0n,
    balanceOf(sql, availableOf(personId)),
    balanceOf(sql, reservedOf(personId)),
    balanceOf(sql, orderedOf(personId)),
    balanceOf(sql, bookedOf(personId)),
  ])
  const isLost = payment?.dispute === 'lost'
  if (isLost && order.fromBalance === 0n) return NOTHING
  const { bonus } = creditsOf(order)
  const bonusTaken = lot ? lot.unspent - lot.owed - paidOfBonus(lot) : 0n
  const bonusSpent = lot ? spentOfBonus(lot) : 0n
  const month = isMonth ? unusedPriceOf(total, bonusTaken, bonus) : undefined
  const unused = order.minutes || order.kind === 'written' ? pack.unused + pack.returned : month
  const held = {
    total,
    // Unused minutes, or an unused question, become credit first.
    available: available + pack.unused + (month ?? 0n),
    unused,
    withdrawn,
    ofBalance: pack.ofBalance,
    bonusSpent: isMonth ? 0n : bonusSpent,
    left: isLost ? 0n : (refundable.find((one) => one.id === paymentId)?.left ?? 0n),
  }
  const amounts = cancellationAmountsOf(held)
  const isMissing = unused === undefined && available < total - withdrawn
  const isInUse = pack.isInUse || (reserved > 0n && (bonusSpent > 0n || isMissing))
  const isBonusBooked = booked > 0n && bonusSpent > 0n && (await isAsideForBooking(sql, [bonusId]))
  return {
    toOriginCents: amounts.toOrigin,
    toBalanceCents: amounts.toBalance,
    toCreditCents: amounts.toCredit,
    usedCents: total - returnedBy(amounts) - amounts.deducted,
    bonusTakenCents: bonusTaken,
    deductedCents: amounts.deducted,
    waitsFor: isInUse
      ? ('consultation' as const)
      : pack.isFrozen || payment?.dispute === 'opened'
        ? ('dispute' as const)
        : isMissing && ordered > 0n
          ? ('order' as const)
          : isBonusBooked || (isMissing && booked > 0n)
            ? ('booking' as const)
            : null,
  }
}

async function findUnusedQuestion(sql: Sql, { id, fromBalance }: OrderRow) {
  const question = await findQuestionRefund(sql, id)
  return { ...question, ofBalance: question.unused + question.returned > 0n ? fromBalance : 0n }
}
