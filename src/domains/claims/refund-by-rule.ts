import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { holdEarnings, releaseEarnings } from '#domains/wallet/index.ts'
import { postRefund } from './post-refund.ts'
import { notifyRefundedByRule } from './mails.ts'
import { refundDeadlineOf, refuse, applicableRule } from './rules.ts'
import { insertClaimByRule } from './sql.ts'
import { lockRefundStateOf } from './lock-refund-state.ts'

type Taking = { consultationId: string; clientId: string; clock: Clock }

/**
 * Refunds what a rule gives for a consultation, at once and once; repeating changes nothing. When earnings have
 * cleared, the platform pays. Refuses another person's consultation, one to which no rule applies, one with an open
 * claim, and seven days after its end.
 */
export const refundByRule = (db: Db, { consultationId, clientId, clock }: Taking): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { settlement, cost, claims, before, left, next } = await lockRefundStateOf(tx, consultationId, clientId)
    if (claims.some(({ way }) => way === 'rule')) return
    const at = await clock(tx)
    const found = applicableRule(settlement, cost)
    if (!found) throw refuse('no_rule')
    if (claims.length > 0) throw refuse('already_asked')
    if (at >= refundDeadlineOf(settlement)) throw refuse('too_late')
    const { rule, amount } = found
    if (left < amount) throw refuse('nothing_left')
    const earnedAt = await holdEarnings(tx, consultationId)
    const bearer = earnedAt ? found.bearer : 'platform'
    const { toBonus } = await postRefund(tx, { settlement, cost, n: next, before, amount, bearer, at })
    if (earnedAt) await releaseEarnings(tx, consultationId)
    const id = crypto.randomUUID()
    await insertClaimByRule(tx, { id, consultationId, clientId, rule, at, n: next, amount, toBonus, bearer })
    await notifyRefundedByRule(tx, { id, clientId, rule, amount, toBonus }, at)
  })
