import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findRule } from './find-rule.ts'
import { lockRefundStateOf } from './lock-refund-state.ts'
import { postRefundByRule } from './post-refund.ts'
import { refundDeadlineOf, refuse } from './rules.ts'
import { lockClaimsOf } from './sql.ts'

type Taking = { consultationId: string; clientId: string; clock: Clock }

/**
 * Refunds what a rule gives for a consultation, at once and once; repeating changes nothing. Earnings that have
 * cleared pay out of what is available, or are owed. Refuses another person's consultation, one to which no rule
 * applies, at the platform's cost a second one of the client or a fourth of the consultant within 30 days, one with an
 * open claim, and seven days after its end.
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
