import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import { orderPath } from '#domains/catalogue/order-path.rules.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { productReviewed } from '../facts.ts'
import { removedMail } from '../moderation/mails.ts'
import { type Ground, refuse } from '../moderation/rules.ts'
import { findAddressee } from '../moderation/sql.ts'
import { insertRemoval, lockProductReview } from './moderation.sql.ts'

type Removal = { id: string; ground: Ground; reason: string; by: string }

/**
 * Takes a published review of a product down, for ever, with a public trace: ground and reason. It counts no more, its
 * client is told. Refuses an own case, and one that is gone.
 */
export async function removeProductReviewIn(tx: Tx, { id, ground, reason, by }: Removal, at: Date): Promise<void> {
  const review = await lockProductReview(tx, id)
  if (!review) throw refuse('not_found')
  const { personId, stars, text, slug, orderId } = review
  forbidSelfDecision(by, personId)
  if (review.isRemoved) throw refuse('already_removed')
  await insertRemoval(tx, { id, by, ground, reason, at })
  await announce(tx, productReviewed(slug))
  const changed = { before: { published: true, stars }, after: { published: false } }
  const event = { actorId: by, personId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: 'reviews.review_removed', detail: ground, ...event })
  const author = await findAddressee(tx, personId)
  if (author)
    await queueMail(tx, {
      key: `review-removed:${id}`,
      to: author.email,
      template: removedMail(author.firstName, { text, ground, reason, path: orderPath(orderId) }),
      about: { kind: 'reviews', personId },
      now: at,
    })
}

export const removeProductReview = (db: Db, { clock, ...removal }: Removal & { clock: Clock }): Promise<void> =>
  inTransaction(db, async (tx) => removeProductReviewIn(tx, removal, await clock(tx)))
