import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { lockPerson } from '../acts/lock-person.ts'
import { maskedPhone, refuse } from '../corrections.rules.ts'
import { restMoney } from '../money-rests/rest-money.ts'
import { lockProfile } from '../profile/sql.ts'
import { phoneWords } from '../profile/rules.ts'
import { recordIdentityFingerprints } from '../registration/record-identity-fingerprints.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Correction } from './correction.ts'
import { phoneCorrectedMail } from './mails.ts'
import { recordPhone } from './sql.ts'

/**
 * Corrects somebody's phone, from one number into another (E.164; empty: none). Both stay known by their hash: whoever
 * has the number of a blocked account is in review. Money rests. Refuses `corrected_meanwhile`, and whom `lockPerson`
 * refuses.
 */
export async function correctPhone(tx: Tx, { id, personId, from, to, reason, by, secondedBy, at }: Correction) {
  const person = await lockPerson(tx, { personId, by: [by, secondedBy] })
  const before = (await lockProfile(tx, personId))!.phone ?? ''
  if (before !== from) throw refuse('corrected_meanwhile')
  await recordPhone(tx, personId, to)
  const fingerprints = [from, to].filter(Boolean).map((value) => ({ kind: 'phone' as const, value }))
  await recordIdentityFingerprints(tx, { personId, fingerprints, at })
  const restsUntil = await restMoney(tx, { id, personId, at })
  const changed = { before: { phone: maskedPhone(from) }, after: { phone: maskedPhone(to) } }
  const event = { actorId: by, personId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: 'accounts.phone_corrected', ...event })
  const template = phoneCorrectedMail({ ...person, phone: phoneWords(to), reason, restsUntil })
  await queueMail(tx, {
    key: `correction:${id}`,
    to: person.email,
    template,
    about: { kind: 'account', personId },
    now: at,
  })
}
