import { countRefusedTexts } from '#domains/consultants/index.ts'
import { contactReason, findContactData } from '#domains/detectors/contact.rules.ts'
import { findInReview } from '#domains/detectors/review-findings.rules.ts'
import { lockForReview } from '#domains/consultations/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { OwnReview } from './contract.ts'
import { findWaiting, insertHeldReview, listNamesOfTwo } from './moderation/sql.ts'
import { publishReview } from './publish-review.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Written = { consultationId: string; clientId: string; stars: number; text: string; clock: Clock }

/**
 * Publishes a client's review of a settled consultation, for ever, and counts it; what `findInReview` finds waits for a
 * person. Repeating changes nothing. Refuses what is not theirs or settled, a program's, a second review, contact data.
 */
export const writeReview = (db: Db, written: Written): Promise<OwnReview> =>
  countRefusedTexts(db, { personId: written.clientId, at: () => written.clock(db) }, () =>
    inTransaction(db, (tx) => publish(tx, written)),
  )

async function publish(tx: Tx, { consultationId, clientId, stars, text, clock }: Written): Promise<OwnReview> {
  const consultation = await lockForReview(tx, consultationId, clientId)
  if (!consultation) throw refuse('consultation_not_found')
  if (consultation.isAutomatic) throw refuse('of_program')
  if (!consultation.isSettled) throw refuse('not_settled')
  const earlier =
    (await sql.findOwnReview(tx, consultationId, clientId)) ?? (await findWaiting(tx, consultationId, clientId))
  if (earlier && (earlier.stars !== stars || earlier.text !== text)) throw refuse('already_written')
  if (earlier) return earlier
  const contact = findContactData(text)
  if (contact) throw refuse('contact_data', { text: contactReason(contact, 'review') })
  const { consultantId } = consultation
  const review = { id: crypto.randomUUID(), stars, text, writtenAt: await clock(tx) }
  const finding = findInReview(text, await listNamesOfTwo(tx, clientId, consultantId))
  if (finding) {
    await insertHeldReview(tx, { ...review, ...finding, consultationId, clientId, consultantId })
    return { ...review, isHeld: true }
  }
  await publishReview(tx, { ...review, consultationId, clientId, at: review.writtenAt, consultation })
  return { ...review, isHeld: false }
}
