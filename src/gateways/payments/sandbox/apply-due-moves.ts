import type { Bank } from './bank.ts'
import { moveCharge } from './move-charge.ts'
import { settleRefunds } from './refunds/settle-refunds.ts'
import * as sql from './sql.ts'

/** Applies the moves that are due, settles slow refunds, and expires unpaid charges. */
export async function applyDueMoves(bank: Bank) {
  const now = await bank.clock(bank.db)
  for (const { id, ...due } of await sql.listDueMoves(bank.db, now)) await moveCharge(bank, { ...due, moveId: id })
  for (const { gatewayId } of await sql.listExpiring(bank.db, now))
    await moveCharge(bank, { gatewayId, state: 'expired' })
  await settleRefunds(bank)
}
