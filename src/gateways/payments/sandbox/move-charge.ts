import { inTransaction } from '#platform/db.ts'
import type { DeclineReason } from '../gateway.ts'
import type { Bank } from './bank.ts'
import { queueWebhooks } from './queue-webhooks.ts'
import * as sql from './sql.ts'

/** A late payment of an expired charge is allowed; paid and declined are final. */
const ALLOWED_MOVES: Record<sql.ChargeState, readonly sql.ChargeState[]> = {
  pending: ['paid', 'declined', 'expired'],
  expired: ['paid'],
  paid: [],
  declined: [],
}

type DueMove = { gatewayId: string; state: sql.ChargeState; declinedFor?: DeclineReason | null; moveId?: bigint }

/** Moves a charge if allowed, and queues the webhooks about it. Safe to repeat. */
export async function moveCharge({ db, clock }: Bank, { gatewayId, state, declinedFor = null, moveId }: DueMove) {
  await inTransaction(db, async (tx) => {
    const charge = await sql.lockCharge(tx, gatewayId)
    const at = await clock(tx)
    if (moveId !== undefined && !(await sql.endMove(tx, moveId, at))) return
    if (!charge || !ALLOWED_MOVES[charge.state].includes(state)) return
    await sql.recordState(tx, gatewayId, state, declinedFor, at)
    await queueWebhooks(tx, charge, at)
  })
}
