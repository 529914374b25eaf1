import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { findPerson } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { issueConfirmation } from './issue-confirmation.ts'
import { confirmationMail } from './mails.ts'
import { CONFIRMATIONS_PER_PERSON } from './rules.ts'
import { findEmail } from './sql.ts'

/**
 * Mails another link that confirms the own address; nothing when it is confirmed. Earlier links go on working for their
 * 24 hours. Refuses `too_many_attempts` after five in an hour.
 */
export async function resendConfirmation(db: Db, { personId, now }: { personId: string; now: Date }) {
  if ((await findEmail(db, personId, now))?.confirmedAt) return
  await spendAttempt(db, CONFIRMATIONS_PER_PERSON, personId, now)
  await inTransaction(db, async (tx) => {
    const person = await findPerson(tx, personId)
    if (!person) throw refuse('person_not_found')
    const { email, firstName } = person
    const token = await issueConfirmation(tx, { personId, email, now })
    await recordSecurityEvent(tx, { kind: 'accounts.confirmation_mailed', actorId: personId, personId, at: now })
    const key = `email-confirmation:${crypto.randomUUID()}`
    await queueMail(tx, { key, to: email, template: confirmationMail(firstName, token), now })
  })
}
