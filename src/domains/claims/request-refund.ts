import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { announce } from '#platform/bus.ts'
import { holdEarnings } from '#domains/wallet/index.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { claimMovedOf } from './facts.ts'
import { notifyRefundRequested } from './mails.ts'
import { ANSWER_WITHIN_DAYS, refundDeadlineOf, type Cause, refuse } from './rules.ts'
import { findClaim, insertRequestedClaim } from './sql.ts'
import { lockRefundStateOf } from './lock-refund-state.ts'

type RefundRequest = { id: string; subjectId: string; clientId: string; cause: Cause; words: string; clock: Clock }

/**
 * Submits a claim about something settled to the team, in the client's own words, once; its earnings wait until the
 * decision. The same id and words again are the same claim. Refuses another person's, a second one, and seven days
 * after the end.
 */
export const requestRefund = (db: Db, { id, subjectId, clientId, cause, words, clock }: RefundRequest): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { subject, claims, left } = await lockRefundStateOf(tx, subjectId, clientId)
    const known = claims.find(({ way }) => way === 'asked')
    if (known?.id === id && known.words === words && known.cause === cause) return
    if (known?.id !== id && known) throw refuse('already_asked')
    if (known || (await findClaim(tx, id))) throw refuse('id_reused')
    const at = await clock(tx)
    if (at >= refundDeadlineOf(subject)) throw refuse('too_late')
    if (left <= 0n) throw refuse('nothing_left')
    const answerBy = businessDaysAfter(dayInSaoPaulo(at), ANSWER_WITHIN_DAYS)
    const earnedAt = (await holdEarnings(tx, subjectId)) ?? null
    await insertRequestedClaim(tx, { id, subject, cause, words, answerBy, at, earnedAt })
    await notifyRefundRequested(tx, { id, subject, answerBy, waits: earnedAt !== null }, at)
    await announce(tx, ...claimMovedOf(subject))
  })
