import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import { orderPath } from '#domains/catalogue/order-path.rules.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { productReviewed } from '../facts.ts'
import { refusedMail } from '../moderation/mails.ts'
import { type HeldVerdict, refuse } from '../moderation/rules.ts'
import { lockHeldProductReview, recordHeldVerdict } from './moderation.sql.ts'
import { insertProductReview } from './sql.ts'

type Decision = { id: string; verdict: HeldVerdict; reason?: string | undefined; by: string; clock: Clock }

/**
 * Publishes a held review of a product as it was written, when it was written; or refuses it with a reason, after which
 * its client may write another. Refuses an own case, a decided one, and refusing without a reason.
 */
export const decideHeldProductReview = (db: Db, { id, verdict, reason, by, clock }: Decision): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (verdict === 'refused' && !reason)
      throw refuse('reason_missing', { reason: 'Diga o motivo: quem escreveu vai ler.' })
    const held = await lockHeldProductReview(tx, id)
    if (!held) throw refuse('not_found')
    const { personId, orderId, text, slug } = held
    forbidSelfDecision(by, personId)
    if (!held.isOpen) throw refuse('already_decided')
    const at = await clock(tx)
    const kept = verdict === 'refused' ? reason! : null
    await recordHeldVerdict(tx, { id, verdict, reason: kept, by, at })
    const changed = { before: { state: 'waiting' }, after: { state: verdict } }
    const event = { actorId: by, personId, subjectId: id, reason: kept ?? undefined, ...changed, at }
    await recordSecurityEvent(tx, { kind: 'reviews.held_review_decided', detail: verdict, ...event })
    if (verdict === 'published') {
      await insertProductReview(tx, held)
      await announce(tx, productReviewed(slug))
    } else if (held.email)
      await queueMail(tx, {
        key: `review-refused:${id}`,
        to: held.email,
        template: refusedMail(held.firstName, { text, reason: reason!, path: orderPath(orderId) }),
        about: { kind: 'reviews', personId },
        now: at,
      })
  })
