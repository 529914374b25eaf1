import { findPerson, recordSecurityEvent, requireConfirmedPassword, spendAttempt } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { COMPANY } from '#shared/company.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { closingRequestedMail, teamMail } from './mails.ts'
import { ANSWER_WITHIN_DAYS, CLOSING_REQUESTS_PER_PERSON, protocolOf, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Request = { id: string; viewer: Viewer; reason: string; now: Date }

/**
 * Asks the team to close the own account: a message with a case number, mailed to the team and confirmed to the person.
 * Refuses `password_required`, a second open request, and too many in a day. The same id again is the same request.
 */
export async function requestClosing(db: Db, { id, viewer, reason, now }: Request) {
  await requireConfirmedPassword(db, viewer.sessionId, now)
  return inTransaction(db, async (tx) => {
    const open = await sql.findClosingRequest(tx, viewer.id)
    if (open?.id === id) return open
    if (open) throw refuse('already_asked')
    await spendAttempt(tx, CLOSING_REQUESTS_PER_PERSON, viewer.id, now)
    const person = (await findPerson(tx, viewer.id))!
    const today = dayInSaoPaulo(now)
    const message = {
      id,
      protocol: protocolOf(Number(today.slice(0, 4)), await sql.nextProtocolNumber(tx)),
      name: [...`${person.firstName} ${person.lastName}`.trim()].slice(0, 80).join(''),
      email: person.email,
      subject: 'closing',
      text: `Pede para encerrar a conta (${person.role}), com a senha confirmada.${reason && `\n\n${reason}`}`,
      receivedAt: now,
      answerBy: businessDaysAfter(today, ANSWER_WITHIN_DAYS),
    } as const
    if (!(await sql.insertMessage(tx, message))) throw refuse('id_reused')
    if (!(await sql.insertClosingRequest(tx, { messageId: id, personId: viewer.id, at: now })))
      throw refuse('already_asked')
    const event = { kind: 'support.closing_requested', subjectId: id, at: now } as const
    await recordSecurityEvent(tx, { ...event, actorId: viewer.id, personId: viewer.id, sessionId: viewer.sessionId })
    const template = closingRequestedMail(message, person.role)
    await queueMail(tx, { key: `contact:${id}:team`, to: COMPANY.email, template: teamMail(message), now })
    await queueMail(tx, { key: `contact:${id}:sender`, to: person.email, template, now })
    return message
  })
}
