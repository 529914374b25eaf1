import type { TransferState } from '#gateways/payouts/gateway.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { endPaid, endUnpaid, keepWaiting } from './move-payout.ts'
import type { PayoutContext } from './payout-context.ts'
import { decideMove, nextAskAt } from './rules.ts'
import { lockPayout, type PayoutRow, recordApproval, recordDue } from './sql.ts'

/**
 * Applies what the bank says of a payout, in any order and any number of times: paid once, given back once. What
 * cannot be true beside what is known changes nothing and is logged for the team.
 */
export async function applyTransfer({ db, clock, log }: PayoutContext, id: string, told: TransferState) {
  const decided = await inTransaction(db, async (tx) => {
    const payout = (await lockPayout(tx, id))!
    const at = await clock(tx)
    const decision = decideMove(payout.state, told.state)
    if (decision === 'nothing' || decision === 'contradiction')
      await recordDue(tx, id, nextAskAt(payout.state, payout.asks, at))
    else await move(tx, payout, told, at)
    if (told.state === 'processing') await recordApproval(tx, id, told.awaitsApproval ?? false)
    return { decision, payout }
  })
  const { decision, payout } = decided
  const known = { payout: id, was: payout.state, told: told.state }
  if (decision === 'contradiction')
    log.error({ alarm: 'payout_contradiction', ...known }, 'a bank says of a payout what cannot be true')
  if ((decision === 'failed' || decision === 'returned') && 'failure' in told)
    log.error({ alarm: 'payout_failed', ...known, failure: told.failure }, 'a payout did not arrive')
}

async function move(tx: Tx, payout: PayoutRow, told: TransferState, at: Date) {
  if (told.state === 'processing') return keepWaiting(tx, payout, 'processing', at)
  if (told.state === 'paid') return endPaid(tx, payout, told, at)
  const state = payout.state === 'paid' ? 'returned' : 'failed'
  return endUnpaid(tx, payout, { state, failure: told.failure }, at)
}
