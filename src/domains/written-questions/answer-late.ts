import { findMeetingObstacle, isLasting } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { closeLocked } from './close-overdue-question.ts'
import { answeredLateMail } from './mails.ts'
import { announceQuestionMove } from './move-question.ts'
import { isOpen, refuse } from './rules.ts'
import { findParticipants, type Question, recordLateAnswer } from './sql.ts'

type LateAnswer = { text: string; shingles: number[]; at: Date }

/**
 * An answer after the deadline of a locked question: its client reads it, and it costs nothing and counts nowhere. The
 * money goes back first, if it has not yet. Refuses two who do not meet any more.
 */
export async function answerLate(tx: Tx, q: Question, answer: LateAnswer) {
  const { at } = answer
  if (isLasting(await findMeetingObstacle(tx, { ...q, at }))) throw refuse('over')
  if (isOpen(q.state)) await closeLocked(tx, q, 'missed', at)
  await recordLateAnswer(tx, q.id, answer)
  const participants = await findParticipants(tx, q)
  await queueMail(tx, {
    key: `question:${q.id}:answered_late`,
    to: participants.clientEmail,
    template: answeredLateMail(q, participants),
    about: { kind: 'answers', personId: q.clientId },
    now: at,
  })
  await announceQuestionMove(tx, q, 'missed')
}
