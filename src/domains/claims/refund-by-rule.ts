import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { holdEarnings, insertEarningsToClear } from '#domains/wallet/index.ts'
import { postRefund } from './post-refund.ts'
import { notifyRefundedByRule } from './mails.ts'
import { refundDeadlineOf, refuse, applicableRule } from './rules.ts'
import { insertClaimByRule } from './sql.ts'
import { lockRefundStateOf } from './lock-refund-state.ts'

type Taking = { consultationId: string; clientId: string; clock: Clock }

/**
 * What a rule gives back of a conversation, at once and once; asked again, nothing happens. Earnings that have cleared
 * stay the consultant's, the house pays then. Refuses somebody else's conversation, one to which no rule applies, one
 * that a person looks at, and seven days after its end.
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
    if (earnedAt) await insertEarningsToClear(tx, consultationId, earnedAt)
    const id = crypto.randomUUID()
    await insertClaimByRule(tx, { id, consultationId, clientId, rule, at, n: next, amount, toBonus, bearer })
    await notifyRefundedByRule(tx, { id, clientId, rule, amount, toBonus }, at)
  })
