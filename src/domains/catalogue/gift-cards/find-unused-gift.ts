import { listCreditOf } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { cancellableUntil } from '../orders/rules.ts'
import type { OrderRow } from '../orders/sql.ts'
import { findGiftCard } from './sql.ts'

/**
 * What comes back of a paid gift card now, in centavos: all of one that nobody redeemed; within seven days of paying,
 * what its receiver has neither spent nor put aside (`isInUse`); else nothing.
 */
export async function findUnusedGift(
  sql: Sql,
  { id, paymentId }: OrderRow,
  now: Date,
): Promise<{ unused: Centavos; isInUse: boolean }> {
  const card = await findGiftCard(sql, id)
  if (!card || !paymentId) return { unused: 0n, isInUse: false }
  const holders = await listCreditOf(sql, paymentId)
  if (!card.redeemedBy) return { unused: holders.reduce((sum, { onGiftCard }) => sum + onGiftCard, 0n), isInUse: false }
  const gift = holders.find(({ isGift }) => isGift)
  const isWithin = card.paidAt !== null && now < cancellableUntil(card.paidAt)
  return isWithin && gift ? { unused: gift.free, isInUse: gift.held > 0n } : { unused: 0n, isInUse: false }
}
