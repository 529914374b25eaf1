import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { testimonialDecided } from '../facts.ts'
import { decisionMail } from './mails.ts'
import { changesState, needsReason, refuse, type Verdict } from './rules.ts'
import * as sql from './sql.ts'

type Decision = { id: string; verdict: Verdict; reason?: string | undefined; decidedBy: string }

/**
 * Publishes or rejects a testimonial, records who did and why, and notifies its author. Repeating a verdict changes
 * nothing; the opposite one later is a further decision. Refuses an unknown one, the own one, and rejecting without a
 * reason (10 to 300 characters).
 */
export const decideTestimonial = (db: Db, { clock, ...decision }: Decision & { clock: Clock }) =>
  inTransaction(db, async (tx) => decideTestimonialIn(tx, decision, await clock(tx)))

/** The same within an act of the team. */
export async function decideTestimonialIn(
  tx: Tx,
  { id, verdict, reason, decidedBy }: Decision,
  at: Date,
): Promise<sql.TestimonialRow> {
  if (needsReason(verdict) && !reason)
    throw refuse('reason_missing', { reason: 'Diga o motivo: quem escreveu vai ler.' })
  const testimonial = await sql.lockTestimonial(tx, id)
  if (!testimonial) throw refuse('not_found')
  forbidSelfDecision(decidedBy, testimonial.personId)
  if (!changesState(testimonial.state, verdict)) return testimonial
  const n = await sql.insertDecision(tx, {
    id,
    verdict,
    reason: needsReason(verdict) ? reason! : null,
    by: decidedBy,
    at,
  })
  const event = { actorId: decidedBy, personId: testimonial.personId, subjectId: id, reason, at }
  const states = { before: { state: testimonial.state }, after: { state: verdict } }
  await recordSecurityEvent(tx, { kind: 'reviews.testimonial_decided', detail: verdict, ...event, ...states })
  await announce(tx, testimonialDecided(id))
  const to = await sql.findEmail(tx, testimonial.personId)
  if (to)
    await queueMail(tx, {
      key: `testimonial:${id}:${n}`,
      to,
      template: decisionMail(verdict, testimonial.text, reason),
      about: { kind: 'testimonials', personId: testimonial.personId },
      now: at,
    })
  return (await sql.findTestimonial(tx, id))!
}
