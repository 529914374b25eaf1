import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { issueConfirmation } from '../email/issue-confirmation.ts'
import { confirmationMail, correctedAddressMail } from '../email/mails.ts'
import { findCorrected, findEmail } from '../email/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { lockPerson } from './lock-person.ts'
import type { Act } from './restrain.ts'

/**
 * Mails the link of an address that the team corrected again, or the confirmation of the own one; to whoever confirmed
 * it, nothing. Refuses whom `lockPerson` refuses.
 */
export async function mailConfirmation(tx: Tx, { id, personId, reason, by, at }: Omit<Act, 'secondedBy'>) {
  const { email: own, firstName } = await lockPerson(tx, { personId, by: [by] })
  const corrected = await findCorrected(tx, personId, at)
  const isMailed = corrected !== undefined || !(await findEmail(tx, personId, at))?.confirmedAt
  const event = { actorId: by, personId, subjectId: id, reason, after: { isMailed }, at }
  await recordSecurityEvent(tx, { kind: 'accounts.confirmation_mailed_by_team', ...event })
  if (!isMailed) return
  const link = corrected ? { ...corrected, isChange: true } : { email: own }
  const token = await issueConfirmation(tx, { personId, ...link, now: at })
  const template = corrected ? correctedAddressMail({ firstName, token, reason }) : confirmationMail(firstName, token)
  await queueMail(tx, { key: `confirmation:${id}`, to: link.email, template, now: at })
}
