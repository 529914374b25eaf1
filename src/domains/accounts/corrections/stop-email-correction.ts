import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { lockPerson } from '../acts/lock-person.ts'
import type { Act } from '../acts/restrain.ts'
import { maskedEmail, refuse } from '../corrections.rules.ts'
import { endAddressChanges, findCorrected } from '../email/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { isRecorded } from '../security-events/sql.ts'
import { correctionStoppedMail } from './mails.ts'

const EVENT = 'accounts.email_correction_stopped'

/**
 * Ends the link of an address that the team corrected, while nobody used it; one member alone may. Money goes on
 * resting. The same id is the same act. Refuses `no_correction_waits`, and whom `lockPerson` refuses.
 */
export async function stopEmailCorrection(tx: Tx, { id, personId, reason, by, at }: Omit<Act, 'secondedBy'>) {
  const { email, firstName } = await lockPerson(tx, { personId, by: [by] })
  if (await isRecorded(tx, EVENT, id)) return
  const waiting = await findCorrected(tx, personId, at)
  if (!waiting) throw refuse('no_correction_waits')
  await endAddressChanges(tx, personId, at)
  const changed = { before: { email: maskedEmail(waiting.email) }, after: { email: maskedEmail(email) } }
  const event = { actorId: by, personId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: EVENT, ...event })
  const template = correctionStoppedMail(firstName, reason)
  await queueMail(tx, { key: `correction:${id}`, to: email, template, about: { kind: 'account', personId }, now: at })
}
