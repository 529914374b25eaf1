import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { questionMoved } from './facts.ts'
import { lapsedMail, missedMail, deadlineWarningMail } from './mails.ts'
import { moveQuestion } from './move-question.ts'
import { ARRIVAL_MS, overdue, type Warning, warningDue } from './rules.ts'
import { appendEvent, findParticipants, lockQuestion, type Question, recordWarned } from './sql.ts'

/**
 * Applies deadlines: warns the consultant, and gives the money back when the deadline passed or the question was never
 * sent. Safe to repeat, from any number of workers.
 */
export const closeOverdueQuestion = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    if (!q) return
    const at = await clock(tx)
    const end = overdue(q, at)
    if (end === 'missed' && at.getTime() < q.dueAt!.getTime() + ARRIVAL_MS) return
    if (end) return closeLocked(tx, q, end, at)
    const warning = warningDue(q, at)
    if (warning) await warn(tx, q, warning, at)
  })

/** Ends a locked question whose time is over, and tells its client. */
export async function closeLocked(tx: Tx, q: Question, end: 'missed' | 'lapsed', at: Date) {
  await moveQuestion(tx, q, end, at)
  const participants = await findParticipants(tx, q)
  const template = end === 'missed' ? missedMail(q, participants) : lapsedMail(q, participants)
  await queueMail(tx, {
    key: `question:${q.id}:${end}`,
    to: participants.clientEmail,
    template,
    about: { kind: 'question_ends', personId: q.clientId },
    now: at,
  })
}

async function warn(tx: Tx, q: Question, warning: Warning, at: Date) {
  await recordWarned(tx, q.id, warning)
  await appendEvent(tx, q.id, `warned_${warning}`, at)
  const participants = await findParticipants(tx, q)
  await queueMail(tx, {
    key: `question:${q.id}:${warning}`,
    to: participants.consultantEmail,
    template: deadlineWarningMail(q, participants),
    about: { kind: 'questions', personId: q.consultantId },
    now: at,
  })
  await announce(tx, questionMoved(q.consultantId, { id: q.id, state: q.state }))
}
