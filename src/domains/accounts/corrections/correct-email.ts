import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { lockPerson } from '../acts/lock-person.ts'
import { maskedEmail, refuse } from '../corrections.rules.ts'
import { issueConfirmation } from '../email/issue-confirmation.ts'
import { correctedAddressMail } from '../email/mails.ts'
import { findEmail } from '../email/sql.ts'
import { restMoney } from '../money-rests/rest-money.ts'
import { revokeOldAccess } from '../passwords/revoke-old-access.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Correction } from './correction.ts'
import { guardNewEmail } from './guard-correction.ts'
import { formerAddressMail, mistypedAddressMail } from './mails.ts'

/**
 * Corrects somebody's address, which is theirs once the mailed link is used. Everybody is out (`revokeOldAccess`).
 * Money rests, now and again from the link on. Refuses `corrected_meanwhile`, and what `guardNewEmail` and
 * `lockPerson` refuse.
 */
export async function correctEmail(tx: Tx, { id, personId, from, to, reason, by, secondedBy, at }: Correction) {
  const person = await lockPerson(tx, { personId, by: [by, secondedBy] })
  if (person.email !== from) throw refuse('corrected_meanwhile')
  await guardNewEmail(tx, { personId, email: to, at })
  const isProven = Boolean((await findEmail(tx, personId, at))?.confirmedAt)
  await revokeOldAccess(tx, { person: { id: personId, email: from }, device: undefined, now: at })
  const token = await issueConfirmation(tx, { personId, email: to, isChange: true, correctionId: id, now: at })
  const restsUntil = await restMoney(tx, { id, personId, at })
  const changed = { before: { email: maskedEmail(from) }, after: { email: maskedEmail(to) } }
  const event = { actorId: by, personId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: 'accounts.email_corrected', ...event })
  const { firstName } = person
  const asked = correctedAddressMail({ firstName, token, reason })
  await queueMail(tx, { key: `correction:${id}:new`, to, template: asked, now: at })
  const former = { firstName, to: maskedEmail(to), restsUntil }
  const told = isProven ? formerAddressMail({ ...former, reason }) : mistypedAddressMail(former)
  await queueMail(tx, { key: `correction:${id}:old`, to: from, template: told, now: at })
}
