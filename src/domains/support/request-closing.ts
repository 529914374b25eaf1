import { findPerson, recordSecurityEvent, spendAttempt } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { closingRequestedMail } from './mails.ts'
import { CLOSING_REQUESTS_PER_PERSON, refuse } from './rules.ts'
import { findClosingRequest, insertClosingRequest, lockClosingRequests } from './sql.ts'
import { storeMessage } from './store-message.ts'

type Request = { id: string; viewer: Viewer; reason: string; now: Date }

/**
 * Asks the team to close the own account: a message with a case number, mailed to the team and confirmed to the person.
 * Refuses a second open request, and too many in a day. The same id again is the same request.
 */
export async function requestClosing(db: Db, { id, viewer, reason, now }: Request) {
  return inTransaction(db, async (tx) => {
    // One at a time: a repeated request finds the first one, and costs no attempt.
    await lockClosingRequests(tx, viewer.id)
    const open = await findClosingRequest(tx, viewer.id)
    if (open?.id === id) return open
    if (open) throw refuse('already_asked')
    await spendAttempt(tx, CLOSING_REQUESTS_PER_PERSON, viewer.id, now)
    const person = (await findPerson(tx, viewer.id))!
    const written = {
      id,
      name: [...`${person.firstName} ${person.lastName}`.trim()].slice(0, 80).join(''),
      email: person.email,
      subject: 'closing',
      text: `Pede para encerrar a conta (${person.role}), com a senha confirmada.${reason && `\n\n${reason}`}`,
    } as const
    const confirmation = closingRequestedMail(person.role)
    const message = await storeMessage(tx, { written, confirmation, now })
    if (!message) throw refuse('id_reused')
    await insertClosingRequest(tx, { messageId: id, personId: viewer.id, at: now })
    const event = { kind: 'support.closing_requested', subjectId: id, at: now } as const
    await recordSecurityEvent(tx, { ...event, actorId: viewer.id, personId: viewer.id, sessionId: viewer.sessionId })
    return message
  })
}
