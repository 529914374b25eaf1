import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findRule } from './find-rule.ts'
import { lockRefundState } from './lock-refund-state.ts'
import { postRefundByRule } from './post-refund.ts'
import { AUTOMATIC_FOR_MS } from './rules.ts'

/**
 * Refunds a silence, a consultant who left, or half of an unclarified answer, without a request. Not after something
 * was asked for or refunded (of an answer: by a rule, or with an open claim), nor thirty days after the end.
 */
export const refundAutomatically = (
  db: Db,
  { consultationId, clock }: { consultationId: string; clock: Clock },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const state = await lockRefundState(tx, consultationId)
    const at = await clock(tx)
    const { rule } = await findRule(tx, { ...state, at })
    const isInTime = at.getTime() < state.subject.endedAt.getTime() + AUTOMATIC_FOR_MS
    const isFree = state.unclarifiedAt
      ? state.claims.every((claim) => claim.way !== 'rule' && claim.state !== 'open')
      : state.claims.length === 0
    if (rule?.isAutomatic && isFree && isInTime) await postRefundByRule(tx, state, rule, at)
  })
