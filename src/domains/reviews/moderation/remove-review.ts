import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import { uncountReviews } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { reviewAnswered } from '../facts.ts'
import { insertToWeigh } from '../featured/sql.ts'
import { lockReviewsBy } from '../sql.ts'
import { objectionMail, removedMail } from './mails.ts'
import { type Ground, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Removal = { id: string; ground: Ground; reason: string; by: string }

/**
 * Takes a published review down, for ever, with a public trace: ground and reason. The consultant's score is counted
 * again in the same transaction, an open objection ends, both people are told. Refuses an own case, and one that is
 * gone.
 */
export async function removeReviewIn(tx: Tx, { id, ground, reason, by }: Removal, at: Date): Promise<void> {
  const review = await sql.lockReview(tx, id)
  if (!review) throw refuse('not_found')
  const { clientId, consultantId, stars, text } = review
  forbidSelfDecision(by, clientId, consultantId)
  if (review.isRemoved) throw refuse('already_removed')
  // So that none of theirs begins or ceases to count meanwhile.
  await lockReviewsBy(tx, clientId)
  const counted = await sql.isCounted(tx, id)
  await sql.insertRemoval(tx, { id, by, ground, reason, at })
  if (counted) await uncountReviews(tx, [{ consultantId, stars }])
  else await announce(tx, reviewAnswered(consultantId))
  await insertToWeigh(tx, clientId)
  const changed = { before: { published: true, stars, isCounted: counted }, after: { published: false } }
  const event = { actorId: by, personId: clientId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: 'reviews.review_removed', detail: ground, ...event })
  const author = await sql.findAddressee(tx, clientId)
  if (author)
    await queueMail(tx, {
      key: `review-removed:${id}`,
      to: author.email,
      template: removedMail(author.firstName, { text, ground, reason, path: '/avaliacoes' }),
      about: { kind: 'reviews', personId: clientId },
      now: at,
    })
  await endObjection(tx, { id, consultantId, verdict: 'removed', answer: reason, by, at })
}

export const removeReview = (db: Db, { clock, ...removal }: Removal & { clock: Clock }): Promise<void> =>
  inTransaction(db, async (tx) => removeReviewIn(tx, removal, await clock(tx)))

type End = { id: string; consultantId: string; verdict: 'kept' | 'removed'; answer: string; by: string; at: Date }

/** Answers an open objection to a locked review; false: there is none. */
export async function endObjection(tx: Tx, { consultantId, ...end }: End): Promise<boolean> {
  if (!(await sql.recordObjectionVerdict(tx, end))) return false
  const consultant = await sql.findAddressee(tx, consultantId)
  if (consultant)
    await queueMail(tx, {
      key: `review-objection:${end.id}`,
      to: consultant.email,
      template: objectionMail(consultant.firstName, end.verdict, end.answer),
      about: { kind: 'reviews', personId: consultantId },
      now: end.at,
    })
  return true
}
