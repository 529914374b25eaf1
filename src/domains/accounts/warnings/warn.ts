import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Act } from '../acts/restrain.ts'
import { lockPerson } from '../acts/lock-person.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { warningMail } from './mails.ts'
import { insertWarning } from './sql.ts'

/**
 * Asks a person to do something otherwise: by mail, and on the page of their account until they say that they read it.
 * `reason` is what they read. False: this id did before. Refuses whom `lockPerson` refuses.
 */
export async function warn(tx: Tx, { id, personId, reason: words, by, at }: Omit<Act, 'secondedBy'>): Promise<boolean> {
  const person = await lockPerson(tx, { personId, by: [by] })
  if (!(await insertWarning(tx, { id, personId, words, by, at }))) return false
  await recordSecurityEvent(tx, {
    kind: 'accounts.person_warned',
    actorId: by,
    personId,
    subjectId: id,
    reason: words,
    after: { warned: true },
    at,
  })
  const template = warningMail(person, words)
  await queueMail(tx, {
    key: `warning:${id}`,
    to: person.email,
    template,
    about: { kind: 'account', personId },
    now: at,
  })
  return true
}
