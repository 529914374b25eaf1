import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockPayment } from '../sql.ts'
import { decideDispute } from './decide-dispute.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Closing = { id: string; n: number; state: 'won' | 'lost'; reason: string; by: string; clock: Clock }

/**
 * Closes the n-th dispute of a payment by hand, once, with a reason, where the gateway does not tell its decision.
 * Refuses an unknown case, an own one, and another decision after the first.
 */
export const closeDispute = (db: Db, { id, n, state, reason, by, clock }: Closing): Promise<sql.DisputeCaseRow> =>
  inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id)
    const dispute = payment && (await sql.listDisputesOf(tx, id)).find((one) => one.n === n)
    if (!dispute) throw refuse('dispute_not_found')
    forbidSelfDecision(by, payment.personId)
    if (dispute.state !== 'opened' && dispute.state !== state) throw refuse('dispute_decided')
    if (dispute.state === 'opened') {
      const at = await clock(tx)
      await decideDispute(tx, payment, dispute, state, at)
      await sql.recordClosed(tx, dispute, by, reason)
      const event = { actorId: by, personId: payment.personId, subjectId: id, reason, at }
      const states = { before: { state: dispute.state }, after: { state } }
      await recordSecurityEvent(tx, { kind: 'payments.dispute_closed', detail: state, ...event, ...states })
    }
    return (await sql.findDisputeCase(tx, dispute))!
  })
