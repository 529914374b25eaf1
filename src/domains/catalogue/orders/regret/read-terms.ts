import { refundableQuestion } from '#domains/consultations/index.ts'
import { findPaymentOf, listRefundable } from '#domains/payments/index.ts'
import { bonusIdOf, unusedOf } from '#domains/subscriptions/index.ts'
import { availableOf, balanceOf, listBonuses, refundableMinutes, reservedOf } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import { creditsOf, refuse as refuseOrder } from '../rules.ts'
import { findOrderOf, type OrderRow } from '../sql.ts'
import type { RegretTerms } from './contract.ts'
import { givenBack, rightTo } from './rules.ts'

/**
 * What would come back of one of the own orders now. A look without locks: giving it back computes it again. Refuses
 * somebody else's.
 */
export async function readTerms(
  sql: Sql,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<RegretTerms> {
  const order = await findOrderOf(sql, personId, id)
  if (!order) throw refuseOrder('order_not_found')
  const right = rightTo(order, now)
  const nothing = {
    toOriginCents: 0n,
    keptCents: 0n,
    usedCents: 0n,
    bonusTakenCents: 0n,
    deductedCents: 0n,
    waitsFor: null,
  }
  const found = right ? await compute(sql, order, now) : nothing
  return { right: right ?? null, totalCents: order.total, ...found, readAt: now }
}

async function compute(sql: Sql, order: OrderRow, now: Date) {
  const { id, personId, total, paymentId } = order
  const [pack, bonuses, refundable, payment, available, reserved] = await Promise.all([
    order.kind === 'written' ? refundableQuestion(sql, id) : refundableMinutes(sql, id),
    listBonuses(sql, personId),
    listRefundable(sql, personId, now),
    findPaymentOf(sql, personId, paymentId!),
    balanceOf(sql, availableOf(personId)),
    balanceOf(sql, reservedOf(personId)),
  ])
  const { bonus } = creditsOf(order)
  const isMonth = order.kind === 'subscription'
  const bonusTaken = bonuses.find((one) => one.id === (isMonth ? bonusIdOf(id, 1) : id))?.left ?? 0n
  const month = isMonth ? unusedOf(total, bonusTaken, bonus) : undefined
  const unused = order.minutes || order.kind === 'written' ? pack.unused + pack.returned : month
  const held = {
    total,
    // What is not used of minutes, or of a question, becomes credit first.
    available: available + pack.unused + (month ?? 0n),
    unused,
    bonusSpent: isMonth ? 0n : bonus - bonusTaken,
    left: refundable.find((one) => one.id === paymentId)?.left ?? 0n,
  }
  const back = givenBack(held)
  const isInUse = pack.isInUse || (reserved > 0n && (bonusTaken < bonus || (unused === undefined && available < total)))
  return {
    toOriginCents: back.toOrigin,
    keptCents: back.kept,
    usedCents: total - back.toOrigin - back.kept - back.deducted,
    bonusTakenCents: bonusTaken,
    deductedCents: back.deducted,
    waitsFor: isInUse ? ('conversation' as const) : payment?.dispute === 'opened' ? ('dispute' as const) : null,
  }
}
