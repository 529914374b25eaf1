import { holdEarnings } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { claimMovedOf } from './facts.ts'
import { lockRefundState } from './lock-refund-state.ts'
import { notifyClaimDecided } from './mails.ts'
import { postRefund } from './post-refund.ts'
import { isAtHousesCost, UNDECIDED_AFTER_MS, UNDECIDED_REASON } from './rules.ts'
import { findClaim, hasWonUndecided, lockClaimsOf, recordDecision } from './sql.ts'

/**
 * Gives back all that is left of an answer whose client objected and whom nobody answered in ten days, once in thirty
 * days for a client; the next one waits for a person. Safe to repeat.
 */
export const grantUndecided = (db: Db, { id, clock }: { id: string; clock: Clock }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const subjectId = (await findClaim(tx, id))!.subjectId
    const { subject, cost, claims, before, left, next } = await lockRefundState(tx, subjectId)
    const claim = claims.find((one) => one.id === id)!
    if (claim.state !== 'open' || subject.kind !== 'question' || left <= 0n) return
    await lockClaimsOf(tx, [subject.clientId])
    const at = await clock(tx)
    if (at.getTime() < claim.askedAt.getTime() + UNDECIDED_AFTER_MS) return
    if (await hasWonUndecided(tx, subject.clientId, at)) return
    const bearer = isAtHousesCost(subject, claim.askedAt) ? 'platform' : 'consultant'
    const hasCleared = claim.earnedAt === null
    const refund = { subject, cost, n: next, before, amount: left, bearer, hasCleared, at } as const
    const { toBonus } = await postRefund(tx, refund)
    if (claim.earnedAt) await holdEarnings(tx, subjectId, { isHeld: false })
    const decision = { state: 'granted', reason: UNDECIDED_REASON, amount: left, toBonus, bearer } as const
    await recordDecision(tx, id, { ...decision, by: null, at, n: next })
    await notifyClaimDecided(tx, { ...decision, id, subject }, at)
    await announce(tx, ...claimMovedOf(subject))
  })
