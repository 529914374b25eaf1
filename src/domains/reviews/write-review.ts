import { countRefusedTexts, countReview } from '#domains/consultants/index.ts'
import { contactReason, findContactData } from '#domains/detectors/contact.rules.ts'
import { lockForReview } from '#domains/consultations/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { OwnReview } from './contract.ts'
import { insertToWeigh } from './featured/sql.ts'
import { hasSpentEnough } from './has-spent-enough.ts'
import { countsByItself, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Written = { consultationId: string; clientId: string; stars: number; text: string; clock: Clock }

/**
 * Publishes a client's review of a settled consultation, for ever, and counts it: praise without own money only later
 * (`countReviews`). Repeating changes nothing. Refuses what is not theirs, not settled or a program's, a second review,
 * and contact data.
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
  const earlier = await sql.findOwnReview(tx, consultationId, clientId)
  if (earlier && (earlier.stars !== stars || earlier.text !== text)) throw refuse('already_written')
  if (earlier) return earlier
  const contact = findContactData(text)
  if (contact) throw refuse('contact_data', { text: contactReason(contact, 'review') })
  const { consultantId, gift, ownLeft } = consultation
  const review = { id: crypto.randomUUID(), stars, text, writtenAt: await clock(tx) }
  await sql.insertReview(tx, { ...review, consultationId, clientId, consultantId, gift, at: review.writtenAt })
  const counts = countsByItself({ stars, isPaid: gift === null, ownLeft }) || (await hasSpentEnough(tx, clientId))
  if (counts) await countReview(tx, consultantId, stars)
  else await sql.insertUncounted(tx, [review.id], clientId)
  await insertToWeigh(tx, clientId)
  return review
}
