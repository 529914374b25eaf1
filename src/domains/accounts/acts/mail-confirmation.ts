import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { issueConfirmation } from '../email/issue-confirmation.ts'
import { confirmationMail } from '../email/mails.ts'
import { findEmail } from '../email/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { lockPerson } from './lock-person.ts'
import type { Act } from './restrain.ts'

/** Mails the confirmation of an address again; to whoever confirmed it, nothing. Refuses whom `lockPerson` refuses. */
export async function mailConfirmation(tx: Tx, { id, personId, reason, by, at }: Omit<Act, 'secondedBy'>) {
  const { email, firstName } = await lockPerson(tx, { personId, by: [by] })
  const isConfirmed = Boolean((await findEmail(tx, personId, at))?.confirmedAt)
  const event = { actorId: by, personId, subjectId: id, reason, after: { isMailed: !isConfirmed }, at }
  await recordSecurityEvent(tx, { kind: 'accounts.confirmation_mailed_by_team', ...event })
  if (isConfirmed) return
  const token = await issueConfirmation(tx, { personId, email, now: at })
  await queueMail(tx, { key: `confirmation:${id}`, to: email, template: confirmationMail(firstName, token), now: at })
}
