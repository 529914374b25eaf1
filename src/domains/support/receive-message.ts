import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { COMPANY } from '#shared/company.ts'
import type { NewMessage } from './contract.ts'
import { receivedMail, teamMail } from './mails.ts'
import { ANSWER_WITHIN_DAYS, protocolOf, refuse } from './rules.ts'
import { findMessage, insertMessage, type MessageRow, nextProtocolNumber } from './sql.ts'

/**
 * Stores a message under a case number, mails it to the team, and confirms to the sender by when a person answers. The
 * same id and words again are the same message. Refuses other words under a known id.
 */
export async function receiveMessage(db: Db, { now, ...written }: NewMessage & { now: Date }) {
  const today = dayInSaoPaulo(now)
  return inTransaction(db, async (tx) => {
    const protocol = protocolOf(Number(today.slice(0, 4)), await nextProtocolNumber(tx))
    const message = { ...written, protocol, receivedAt: now, answerBy: businessDaysAfter(today, ANSWER_WITHIN_DAYS) }
    if (!(await insertMessage(tx, message))) return sameAs(written, await findMessage(tx, written.id))
    await queueMail(tx, { key: `contact:${message.id}:team`, to: COMPANY.email, template: teamMail(message), now })
    await queueMail(tx, {
      key: `contact:${message.id}:sender`,
      to: message.email,
      template: receivedMail(message),
      now,
    })
    return message
  })
}

/** The stored message, if it has these words. */
function sameAs({ email, text }: NewMessage, known: MessageRow | undefined): MessageRow {
  if (known?.text !== text || known.email !== email) throw refuse('id_reused')
  return known
}
