import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import type { Bank } from './bank.ts'
import { moveCharge } from './move-charge.ts'
import { settleRefunds } from './refunds/settle-refunds.ts'
import * as sql from './sql.ts'

const AT_ONCE = 200

/** Applies the moves that are due, settles slow refunds, and expires unpaid charges. */
export async function applyDueMoves(bank: Bank) {
  const now = await bank.clock(bank.db)
  await untilEmpty(bank, AT_ONCE, async (most) => {
    const due = await sql.listDueMoves(bank.db, now, most)
    for (const { id, ...move } of due) await moveCharge(bank, { ...move, moveId: id })
    return due.length
  })
  await untilEmpty(bank, AT_ONCE, async (most) => {
    const expiring = await sql.listExpiring(bank.db, now, most)
    for (const { gatewayId } of expiring) await moveCharge(bank, { gatewayId, state: 'expired' })
    return expiring.length
  })
  await settleRefunds(bank)
}
