import { countRefusedTexts } from '#domains/consultants/index.ts'
import { contactReason, findContactData } from '#domains/detectors/contact.rules.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { reviewAnswered } from './facts.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Answer = { reviewId: string; consultantId: string; text: string; clock: Clock }

/**
 * Publishes the consultant's answer to a review. Final; repeating the same text changes nothing. Refuses a review about
 * somebody else, a second answer, and a text with a way to be reached elsewhere.
 */
export const answerReview = (db: Db, answer: Answer): Promise<void> =>
  countRefusedTexts(db, { personId: answer.consultantId, at: () => answer.clock(db) }, () =>
    inTransaction(db, (tx) => publish(tx, answer)),
  )

async function publish(tx: Tx, { reviewId, consultantId, text, clock }: Answer) {
  if (!(await sql.lockReviewOf(tx, reviewId, consultantId))) throw refuse('review_not_found')
  const earlier = await sql.findAnswer(tx, reviewId)
  if (earlier === text) return
  if (earlier !== undefined) throw refuse('already_answered')
  const contact = findContactData(text)
  if (contact) throw refuse('contact_data', { text: contactReason(contact, 'answer') })
  await sql.insertAnswer(tx, reviewId, text, await clock(tx))
  await announce(tx, reviewAnswered(consultantId))
}
