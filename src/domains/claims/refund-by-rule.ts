import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findRule } from './find-rule.ts'
import { lockRefundStateOf } from './lock-refund-state.ts'
import { postRefundByRule } from './post-refund.ts'
import { refundDeadlineOf, refuse } from './rules.ts'
import { lockClaimsOf } from './sql.ts'

type Taking = { consultationId: string; clientId: string; clock: Clock }

/**
 * Refunds what a rule gives for a consultation, once. Cleared earnings pay, or are owed. Refuses another person's, an
 * open claim, seven days after the end, and what the house paid in 30 days: one of a client, three of a consultant.
 */
export const refundByRule = (db: Db, { consultationId, clientId, clock }: Taking): Promise<void> =>
  inTransaction(db, async (tx) => {
    const state = await lockRefundStateOf(tx, consultationId, clientId)
    if (state.claims.some(({ way }) => way === 'rule')) return
    await lockClaimsOf(tx, [clientId, state.subject.consultantId])
    const at = await clock(tx)
    const { rule, none } = await findRule(tx, { ...state, at })
    if (none === 'platform_paid' || none === 'platform_limit') throw refuse(none)
    if (!rule) throw refuse('no_rule')
    if (state.claims.length > 0) throw refuse('already_asked')
    if (at >= refundDeadlineOf(state.subject)) throw refuse('too_late')
    if (state.left < rule.amount) throw refuse('nothing_left')
    await postRefundByRule(tx, state, rule, at)
  })
