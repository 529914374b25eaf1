import { findUnused as findUnusedOf, giveBackMinutes, grantMinutes } from '#domains/wallet/index.ts'
import type { MinutesKind } from '#domains/wallet/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { OrderRow } from '../orders/sql.ts'
import { giveBonus, undoBonus } from './bonus.ts'
import type { PaidOrder, PurchaseFlow, Undone, Unused } from './purchase-flow.ts'

type Minutes = Pick<PurchaseFlow, 'deliver' | 'undo' | 'findUnused'>

/** How prepaid minutes of this kind are given, and taken back. */
export const minutesOf = (kind: MinutesKind): Minutes => ({ deliver: giveMinutes(kind), undo, findUnused })

const giveMinutes =
  (kind: MinutesKind) =>
  async (tx: Tx, paid: PaidOrder): Promise<boolean> => {
    const { id, personId, title, minutes, ceiling, consultantId, channel } = paid.order
    await giveBonus(tx, paid)
    await grantMinutes(tx, {
      id,
      personId,
      kind,
      title,
      moneys: paid.moneys,
      totalMs: BigInt(minutes!) * 60_000n,
      ceiling,
      ...(consultantId && channel && { consultantId, channel }),
      grantedAt: paid.at,
      expiresAt: paid.minutesUntil!,
    })
    return false
  }

async function undo(tx: Tx, order: OrderRow, at: Date): Promise<Undone> {
  const minutes = await giveBackMinutes(tx, { id: order.id, at })
  return { ...minutes, ...(await undoBonus(tx, order, at)) }
}

async function findUnused(sql: Sql, { id }: OrderRow): Promise<Unused> {
  const { minutes, bonus } = await findUnusedOf(sql, id)
  const { unused, returned, ...pack } = minutes
  return { ...pack, ...bonus, unused: unused + returned, becomesCredit: unused, bonusDeducted: bonus.bonusSpent }
}
