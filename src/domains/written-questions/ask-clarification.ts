import { findMeetingObstacle, isLasting } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { moveClearing } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { clarifiableUntil } from './clarification.rules.ts'
import { findClarification, insertClarification } from './clarifications.sql.ts'
import { clarificationMail } from './mails.ts'
import { announceQuestionMove } from './move-question.ts'
import { answerDueAt, refuse } from './rules.ts'
import { findParticipants, lockQuestion } from './sql.ts'

type Asking = { id: string; clientId: string; text: string; clock: Clock }

/**
 * The client asks once about an answer that they paid for, within 48 hours of it; its earnings clear later. The same
 * text again changes nothing. Refuses a second one, a late one, and two who do not meet.
 */
export const askClarification = (db: Db, { id, clientId, text, clock }: Asking): Promise<void> =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    if (q?.clientId !== clientId) throw refuse('not_found')
    const known = await findClarification(tx, id)
    if (known?.asked === text) return
    if (known) throw refuse('clarification_asked')
    if (q.state !== 'answered') throw refuse('nothing_to_clarify')
    const at = await clock(tx)
    if (at >= clarifiableUntil(q.endedAt!)) throw refuse('clarification_over')
    if (isLasting(await findMeetingObstacle(tx, { ...q, at }))) throw refuse('not_taken')
    const dueAt = answerDueAt(at, q.answerHours)
    await insertClarification(tx, { questionId: id, text, at, dueAt })
    await moveClearing(tx, { consultationId: id, settledAt: dueAt })
    const participants = await findParticipants(tx, q)
    await queueMail(tx, {
      key: `question:${id}:clarification`,
      to: participants.consultantEmail,
      template: clarificationMail({ ...q, dueAt }, participants),
      about: { kind: 'questions', personId: q.consultantId },
      now: at,
    })
    await announceQuestionMove(tx, q, q.state)
  })
