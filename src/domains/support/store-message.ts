import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import { company } from '#platform/company/known-company.ts'
import type { Tx } from '#platform/db.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { teamMail } from './mails.ts'
import { ANSWER_WITHIN_DAYS, protocolOf } from './rules.ts'
import { insertMessage, type NewMessageRow, nextProtocolNumber } from './sql.ts'

type Written = Omit<NewMessageRow, 'protocol' | 'receivedAt' | 'answerBy'>

/**
 * Stores a message under a case number, with the day by which a person answers, and mails it to the company, once that
 * has an address, and `confirmation` to the sender. Undefined, and nothing is mailed: a message with that id exists.
 */
export async function storeMessage(
  tx: Tx,
  { written, confirmation, now }: { written: Written; confirmation: (m: NewMessageRow) => MailTemplate; now: Date },
): Promise<NewMessageRow | undefined> {
  const today = dayInSaoPaulo(now)
  const protocol = protocolOf(Number(today.slice(0, 4)), await nextProtocolNumber(tx))
  const message = { ...written, protocol, receivedAt: now, answerBy: businessDaysAfter(today, ANSWER_WITHIN_DAYS) }
  if (!(await insertMessage(tx, message))) return undefined
  const key = `contact:${message.id}`
  const { email } = company()
  if (email) await queueMail(tx, { key: `${key}:team`, to: email, template: teamMail(message), now })
  await queueMail(tx, { key: `${key}:sender`, to: message.email, template: confirmation(message), now })
  return message
}
