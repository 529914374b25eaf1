import { queueMail } from '#domains/notifications/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { issueConfirmation } from '../email/issue-confirmation.ts'
import { welcomeMail } from '../email/mails.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { networkOf, REGISTRATIONS_PER_NETWORK } from '../rate-limits/rules.ts'
import { openSession, type Browser } from '../sessions/open-session.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { Registration } from './contract.ts'
import { emailTaken, createPerson, prepareRegistration } from './prepare-registration.ts'
import { findPersonByEmail } from './sql.ts'

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
  if (earlier?.id !== person.id) throw emailTaken()
  return signIn(db, { email: person.email, password: registration.password, browser, now })
}
