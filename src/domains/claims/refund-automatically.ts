import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findRule } from './find-rule.ts'
import { lockRefundState } from './lock-refund-state.ts'
import { postRefundByRule } from './post-refund.ts'
import { AUTOMATIC_FOR_MS } from './rules.ts'

/**
 * Refunds a silence, or a consultant who left, without a request, when the consultation has ended. Nothing happens when
 * no such rule applies, when something was asked for or refunded before, and thirty days after the end.
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
    if (rule?.isAutomatic && state.claims.length === 0 && isInTime) await postRefundByRule(tx, state, rule, at)
  })
