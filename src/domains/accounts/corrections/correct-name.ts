import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { lockPerson } from '../acts/lock-person.ts'
import type { Act } from '../acts/restrain.ts'
import { refuse } from '../corrections.rules.ts'
import { lockProfile } from '../profile/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { isRecorded } from '../security-events/sql.ts'
import { nameCorrectedMail } from './mails.ts'
import { recordName } from './sql.ts'

const EVENT = 'accounts.name_corrected'
type Correction = Omit<Act, 'secondedBy'> & { firstName: string; lastName: string }

/**
 * Corrects somebody's name; one member of the team alone may. Receipts hold no names, and the name of a public profile
 * is another one. The same id is the same act. Refuses `correction_unchanged`, and whom `lockPerson` refuses.
 */
export async function correctName(tx: Tx, { id, personId, reason, by, at, ...name }: Correction) {
  const { email } = await lockPerson(tx, { personId, by: [by] })
  if (await isRecorded(tx, EVENT, id)) return
  const before = (await lockProfile(tx, personId))!
  if (before.firstName === name.firstName && before.lastName === name.lastName) throw refuse('correction_unchanged')
  await recordName(tx, personId, name)
  const changed = { before: { name: whole(before) }, after: { name: whole(name) } }
  const event = { actorId: by, personId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: EVENT, ...event })
  const template = nameCorrectedMail({ firstName: name.firstName, name: whole(name), reason })
  await queueMail(tx, { key: `correction:${id}`, to: email, template, about: { kind: 'account', personId }, now: at })
}

const whole = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()
