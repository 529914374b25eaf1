import { countRefusedTexts } from '#domains/consultants/index.ts'
import { contactReason, findContactData } from '#domains/detectors/contact.rules.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { declinedMail } from './mails.ts'
import { moveQuestion } from './move-question.ts'
import { overdue, refuse } from './rules.ts'
import { findParticipants, lockQuestion, type Question } from './sql.ts'

/**
 * The consultant declines the question with a reason, and the money becomes credit; twice changes nothing. Refuses one
 * that was answered or is over, and a reason with a way to be reached elsewhere, because the mail quotes it.
 */
export const declineQuestion = (db: Db, declined: Declined): Promise<void> =>
  countRefusedTexts(db, { personId: declined.consultantId, at: () => declined.clock(db) }, () =>
    inTransaction(db, (tx) => decline(tx, declined)),
  )

type Declined = { id: string; consultantId: string; reason: string; clock: Clock }

async function decline(tx: Tx, { id, consultantId, reason, clock }: Declined) {
  const q = await lockQuestion(tx, id)
  if (q?.consultantId !== consultantId || !q.askedAt) throw refuse('not_found')
  if (q.state === 'declined') return
  if (q.state === 'answered') throw refuse('already_answered')
  const at = await clock(tx)
  if (q.state === 'missed' || overdue(q, at)) throw refuse('too_late')
  const contact = findContactData(reason)
  if (contact) throw refuse('contact_data', { reason: contactReason(contact, 'decline') })
  await declineLocked(tx, q, reason, at)
}

/** Declines a locked question that may be declined, and tells the client why. */
export async function declineLocked(tx: Tx, q: Question, reason: string, at: Date) {
  await moveQuestion(tx, q, 'declined', at, { reason })
  const participants = await findParticipants(tx, q)
  await queueMail(tx, {
    key: `question:${q.id}:declined`,
    to: participants.clientEmail,
    template: declinedMail({ ...q, reason }, participants),
    about: { kind: 'question_ends', personId: q.clientId },
    now: at,
  })
}
