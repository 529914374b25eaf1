import { queueMail } from '#domains/notifications/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { issueConfirmation } from '../email/issue-confirmation.ts'
import { alreadyRegisteredMail, welcomeMail } from '../email/mails.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { networkOf, REGISTRATIONS_PER_NETWORK, TAKEN_ADDRESSES_PER_NETWORK } from '../rate-limits/rules.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { openSession, type Browser } from '../sessions/open-session.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { Registration } from './contract.ts'
import { emailTaken, createPerson, prepareRegistration } from './prepare-registration.ts'
import { findPersonByEmail, type Person } from './sql.ts'

/**
 * Creates the account, queues the welcome mail with the link that confirms the address, and signs in, or does nothing.
 * The same id again is a repeated request: then it signs in, if the password is right.
 */
export async function signUp(
  db: Db,
  { browser, now, ...registration }: Registration & { browser: Browser; now: Date },
) {
  await spendAttempt(db, REGISTRATIONS_PER_NETWORK, networkOf(browser.address), now)
  const person = await prepareRegistration(registration, now)
  const opened = await inTransaction(db, async (tx) => {
    if (!(await createPerson(tx, person))) return undefined
    const { id, email, firstName, role } = person
    const token = await issueConfirmation(tx, { personId: id, email, now })
    await queueMail(tx, { key: `welcome:${id}`, to: email, template: welcomeMail(firstName, role, token), now })
    return openSession(tx, { person, browser, means: 'by_registration', remember: true, now })
  })
  if (opened) return opened
  const earlier = await findPersonByEmail(db, person.email)
  if (earlier?.id !== person.id) throw await refuseTaken(db, { owner: earlier, browser, now })
  return signIn(db, { email: person.email, password: registration.password, browser, now })
}

/**
 * Says that the address has an account, which signing in at once makes plain (decision 71): to one network twenty times
 * an hour, and to the owner by mail, once a day.
 */
async function refuseTaken(
  db: Db,
  { owner, browser, now }: { owner: Person | undefined; browser: Browser; now: Date },
) {
  await spendAttempt(db, TAKEN_ADDRESSES_PER_NETWORK, networkOf(browser.address), now)
  if (owner)
    await inTransaction(db, async (tx) => {
      const event = { kind: 'accounts.registration_refused', detail: 'email_taken', personId: owner.id } as const
      await recordSecurityEvent(tx, { ...event, browser, at: now })
      const key = `already-registered:${owner.id}:${dayInSaoPaulo(now)}`
      await queueMail(tx, { key, to: owner.email, template: alreadyRegisteredMail(owner.firstName), now })
    })
  return emailTaken()
}
