import type { Bank } from './bank.ts'
import { moveCharge } from './move-charge.ts'
import * as sql from './sql.ts'

/** Does what was pressed and is due by now, and lets run out what nobody paid. */
export async function moveDue(bank: Bank) {
  const now = await bank.clock(bank.db)
  for (const { id, gatewayId, state } of await sql.listDueMoves(bank.db, now)) await moveCharge(bank, { gatewayId, state, moveId: id })
  for (const { gatewayId } of await sql.listExpiring(bank.db, now)) await moveCharge(bank, { gatewayId, state: 'expired' })
}
