import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import { lockForReview } from '#domains/consultations/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { publishReview } from '../publish-review.ts'
import { refusedMail } from './mails.ts'
import { type HeldVerdict, refuse } from './rules.ts'
import { lockHeld, recordHeldVerdict } from './sql.ts'

type Decision = { id: string; verdict: HeldVerdict; reason?: string | undefined; by: string; clock: Clock }

/**
 * Publishes a held review as it was written, when it was written, and counts it; or refuses it with a reason, after
 * which its client may write another. Refuses an own case, a decided one, and refusing without a reason.
 */
export const decideHeld = (db: Db, { id, verdict, reason, by, clock }: Decision): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (verdict === 'refused' && !reason)
      throw refuse('reason_missing', { reason: 'Diga o motivo: quem escreveu vai ler.' })
    const held = await lockHeld(tx, id)
    if (!held) throw refuse('not_found')
    const { clientId, consultantId, consultationId, stars, text, writtenAt } = held
    forbidSelfDecision(by, clientId, consultantId)
    if (!held.isOpen) throw refuse('already_decided')
    const at = await clock(tx)
    const kept = verdict === 'refused' ? reason! : null
    await recordHeldVerdict(tx, { id, verdict, reason: kept, by, at })
    const changed = { before: { state: 'waiting' }, after: { state: verdict } }
    const event = { actorId: by, personId: clientId, subjectId: id, reason: kept ?? undefined, ...changed, at }
    await recordSecurityEvent(tx, { kind: 'reviews.held_review_decided', detail: verdict, ...event })
    if (verdict === 'published') {
      const consultation = (await lockForReview(tx, consultationId, clientId))!
      await publishReview(tx, { id, consultationId, clientId, stars, text, at: writtenAt, consultation })
    } else if (held.email)
      await queueMail(tx, {
        key: `review-refused:${id}`,
        to: held.email,
        template: refusedMail(held.firstName, { text, reason: reason!, path: '/avaliacoes' }),
        about: { kind: 'reviews', personId: clientId },
        now: at,
      })
  })
