import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { endClosingRequest, findMessage, insertClosing, type MessageRow } from './sql.ts'

/**
 * Closes a message with a note on its outcome, once. The same note again changes nothing. Refuses an unknown message,
 * and another note.
 */
export async function closeMessage(
  db: Db,
  { id, note, by, clock }: { id: string; note: string; by: string; clock: Clock },
): Promise<MessageRow> {
  return inTransaction(db, async (tx) => {
    const message = await findMessage(tx, id)
    if (!message) throw refuse('message_not_found')
    const at = await clock(tx)
    const isNew = await insertClosing(tx, { messageId: id, note, by, at })
    if (isNew) {
      await endClosingRequest(tx, id, at)
      const said = { reason: note, before: { state: 'open' }, after: { state: 'closed' } }
      await recordSecurityEvent(tx, { kind: 'support.message_closed', actorId: by, subjectId: id, ...said, at })
    }
    const closed = (await findMessage(tx, id))!
    if (!isNew && closed.note !== note) throw refuse('already_closed')
    return closed
  })
}
