import {
  forbidSelfDecision,
  lockDiscretionaryCredits,
  authoriseCredit,
  recordSecurityEvent,
  refuseProposal,
  type Second,
} from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockPayment } from '../sql.ts'
import { decideDispute } from './decide-dispute.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Closing = {
  id: string
  n: number
  state: 'won' | 'lost'
  reason: string
  by: string
  /** Who confirmed it, when it was too much for one person. */
  second?: Second
  clock: Clock
}

/**
 * Closes the n-th dispute of a payment by hand, once, with a reason, where the gateway does not tell its decision.
 * Refuses an unknown case, an own one, another decision after the first, and `second_needed`.
 */
export async function closeDispute(db: Db, closing: Closing): Promise<sql.DisputeCaseRow> {
  const closed = await closeAlone(db, closing)
  if (!closed) throw refuseProposal('second_needed')
  return closed
}

const closeAlone = (db: Db, closing: Closing): Promise<sql.DisputeCaseRow | undefined> =>
  inTransaction(db, async (tx) => {
    const { id, n, state, reason, by, second, clock } = closing
    await lockDiscretionaryCredits(tx)
    const payment = await lockPayment(tx, id)
    const dispute = payment && (await sql.listDisputesOf(tx, id)).find((one) => one.n === n)
    if (!dispute) throw refuse('dispute_not_found')
    forbidSelfDecision(by, payment.personId)
    if (dispute.state !== 'opened' && dispute.state !== state) throw refuse('dispute_decided')
    if (dispute.state === 'opened') {
      const at = await clock(tx)
      const amount = state === 'won' ? dispute.amount : 0n
      const credit = {
        kind: 'dispute',
        subjectId: `${id}:${n}`,
        receiverId: payment.personId,
        amount,
        reason,
        by,
        at,
      } as const
      if (!(await authoriseCredit(tx, { ...credit, second, input: { id, n, state, reason } }))) return undefined
      await decideDispute(tx, payment, dispute, state, at)
      await sql.recordClosed(tx, dispute, by, reason)
      const event = { actorId: by, personId: payment.personId, subjectId: id, reason, at }
      const states = { before: { state: dispute.state }, after: { state } }
      await recordSecurityEvent(tx, { kind: 'payments.dispute_closed', detail: state, ...event, ...states })
    }
    return (await sql.findDisputeCase(tx, dispute))!
  })
