import { inTransaction, type Tx } from '#platform/db.ts'
import { after, type Bank } from './bank.ts'
import * as sql from './sql.ts'

/** A bank takes money for an expired charge too; it never takes back a final answer. */
const NEXT: Record<sql.ChargeState, readonly sql.ChargeState[]> = {
  pending: ['paid', 'declined', 'expired'],
  expired: ['paid'],
  paid: [],
  declined: [],
}

type Due = { gatewayId: string; state: sql.ChargeState; moveId?: bigint }

/** Moves a charge if it may go there, and writes the webhooks that tell of it. Doing it twice is doing it once. */
export async function moveCharge({ db, clock }: Bank, { gatewayId, state, moveId }: Due) {
  await inTransaction(db, async (tx) => {
    const charge = await sql.lockCharge(tx, gatewayId)
    const at = await clock(tx)
    if (moveId !== undefined && !(await sql.endMove(tx, moveId, at))) return
    if (!charge || !NEXT[charge.state].includes(state)) return
    await sql.recordState(tx, gatewayId, state, at)
    await post(tx, charge, at)
  })
}

async function post(tx: Tx, { gatewayId, post: how }: sql.SandboxCharge, at: Date) {
  const notices = { usual: Math.random() < 0.2 ? UPDATED_TWICE : UPDATED, twice: UPDATED_TWICE, shuffled: SHUFFLED, never: [] }[how]
  if (notices.length === 0) return
  await sql.insertNotices(
    tx,
    notices.map(({ action, seconds }) => ({ gatewayId, action, dueAt: after(at, seconds) })),
  )
}

const UPDATED = [{ action: 'payment.updated', seconds: 1 }]
const UPDATED_TWICE = [...UPDATED, { action: 'payment.updated', seconds: 3 }]
/** News of the creation arrives behind news of the payment. */
const SHUFFLED = [...UPDATED, { action: 'payment.created', seconds: 4 }, { action: 'payment.updated', seconds: 2 }]
