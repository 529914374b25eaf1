import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { answerMail } from './mails.ts'
import { refuse } from './rules.ts'
import { endClosingRequest, findMessage, insertClosing, type MessageRow } from './sql.ts'

/**
 * Answers a message by mail and closes it with that answer, once; a request to close an account ends with it. The same
 * answer again changes nothing. Refuses an unknown message, and one that was closed otherwise.
 */
export async function answerMessage(
  db: Db,
  { id, answer, by, clock }: { id: string; answer: string; by: string; clock: Clock },
): Promise<MessageRow> {
  return inTransaction(db, async (tx) => {
    const message = await findMessage(tx, id)
    if (!message) throw refuse('message_not_found')
    const at = await clock(tx)
    const isNew = await insertClosing(tx, { messageId: id, answer, by, at })
    const closed = (await findMessage(tx, id))!
    if (!isNew && closed.answer !== answer) throw refuse('already_closed')
    if (!isNew) return closed
    await endClosingRequest(tx, id, at)
    const states = { before: { state: 'open' }, after: { state: 'answered' } }
    await recordSecurityEvent(tx, { kind: 'support.message_answered', actorId: by, subjectId: id, ...states, at })
    await queueMail(tx, {
      key: `contact:${id}:answer`,
      to: message.email,
      template: answerMail(message, answer),
      now: at,
    })
    return closed
  })
}
