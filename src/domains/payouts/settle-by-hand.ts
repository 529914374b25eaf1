import { settleTransfer, type ManualOutcome, type SettleRefusal } from '#gateways/payouts/manual/settle-transfer.ts'
import { inTransaction } from '#platform/db.ts'
import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import { applyTransfer } from './apply-transfer.ts'
import type { BankContext } from './payout-context.ts'
import { refuse } from './rules.ts'
import { isEndToEndIdOfAnother, lockPayout } from './sql.ts'

type Settling = { id: string; outcome: ManualOutcome; by: string }

/**
 * Somebody of the team says how a transfer by hand went, once; the same again is the same. `gateway`: whose transfers
 * the team makes. Refuses their own payout, one of another gateway, a wrong end-to-end id, and a second answer.
 */
export async function settleByHand(context: BankContext, { id, outcome, by }: Settling) {
  const { db, clock, gateway } = context
  await inTransaction(db, async (tx) => {
    const payout = await lockPayout(tx, id)
    if (!payout) throw refuse('not_found')
    forbidSelfDecision(by, payout.consultantId)
    if (payout.gateway !== gateway.name) throw refuse('not_by_hand')
    const at = await clock(tx)
    // Another bank's payout may have it, of which the list of the team does not know.
    if (outcome.outcome === 'paid' && (await isEndToEndIdOfAnother(tx, id, outcome.endToEndId.trim())))
      throw refusalOf('used')
    const settled = await settleTransfer(tx, id, outcome, { by, now: at })
    if (settled !== 'settled') throw refusalOf(settled)
    const event = { kind: 'payouts.settled_by_hand', detail: outcome.outcome, actorId: by, subjectId: id } as const
    const states = { before: { state: payout.state }, after: { state: outcome.outcome, amountCents: payout.amount } }
    await recordSecurityEvent(tx, { ...event, personId: payout.consultantId, ...states, at })
  })
  const told = await gateway.find(id)
  if (told) await applyTransfer(context, id, told)
}

const REFUSALS = {
  not_an_id: 'end_to_end_id',
  not_its_time: 'end_to_end_id_time',
  used: 'end_to_end_id_used',
} as const

function refusalOf(why: SettleRefusal) {
  if (why === 'unknown' || why === 'not_paid') return refuse('not_by_hand')
  if (why === 'answered') return refuse('already_settled')
  return refuse(REFUSALS[why], { endToEndId: refuse(REFUSALS[why]).message })
}
