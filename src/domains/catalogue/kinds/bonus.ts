import { sumLeft } from '#domains/payments/index.ts'
import { clawBackBonus, grantBonus, postJournals, withdrawBonus } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { portion } from '#shared/money.ts'
import { creditsOf } from '../orders/terms.rules.ts'
import type { OrderRow } from '../orders/sql.ts'
import type { PaidOrder, Undone } from './purchase-flow.ts'

/**
 * The bonus of an order. Credit may have left between its payment and this delivery: its share of the bonus goes after
 * it at once.
 */
export async function giveBonus(
  tx: Tx,
  { order: { id, personId, total }, bonus, paymentId, at }: Pick<PaidOrder, 'order' | 'bonus' | 'paymentId' | 'at'>,
) {
  if (!bonus) return
  const left = paymentId ? await sumLeft(tx, paymentId) : 0n
  await grantBonus(tx, { ...bonus, id, personId, grantedAt: at, paymentId, ...(paymentId && { paid: total }) })
  const taken = total > 0n ? portion(bonus.amount, left, total) : 0n
  if (taken === 0n) return
  const gone = { personId, by: `delivery:${id}`, bonuses: [{ id, taken, keptBack: 0n }] }
  await postJournals(tx, await withdrawBonus(tx, gone))
}

/** Takes back the bonus of an order, as far as it is still there. */
export async function undoBonus(tx: Tx, order: OrderRow, at: Date): Promise<Pick<Undone, 'bonusTaken' | 'bonusSpent'>> {
  if (creditsOf(order).bonus === 0n) return { bonusTaken: 0n, bonusSpent: 0n }
  const { taken, spent } = await clawBackBonus(tx, { id: order.id, at })
  return { bonusTaken: taken, bonusSpent: spent }
}
