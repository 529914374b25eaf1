import { queueMail } from '#domains/notifications/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { guardSwitch } from '#platform/switches/guard-switch.ts'
import { issueConfirmation } from '../email/issue-confirmation.ts'
import { alreadyRegisteredMail, welcomeMail } from '../email/mails.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { networkOf, REGISTRATIONS_PER_NETWORK, TAKEN_ADDRESSES_PER_NETWORK } from '../rate-limits/rules.ts'
import { spendSignIn } from '../rate-limits/spend-sign-in.ts'
import { verifyPassword } from '../passwords/hash.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { isRefusal } from '#shared/refusal.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Browser } from '../sessions/browser.ts'
import { openSession } from '../sessions/open-session.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { Registration } from './contract.ts'
import { emailTaken, createPerson, prepareRegistration } from './prepare-registration.ts'
import { findPersonByEmail, type Person } from './sql.ts'

/**
 * Creates the account, queues the welcome mail, and signs in, or does nothing. The same id again signs in with the
 * right password; otherwise it is answered like any taken address, because ids of consultants are public. Refuses while
 * registrations are switched off.
 */
export async function signUp(
  db: Db,
  { browser, now, ...registration }: Registration & { browser: Browser; now: Date },
) {
  await spendAttempt(db, REGISTRATIONS_PER_NETWORK, networkOf(browser.address), now)
  await guardSwitch(db, 'registrations', now)
  const person = await prepareRegistration({ ...registration, address: browser.address }, now)
  const opened = await inTransaction(db, async (tx) => {
    if (!(await createPerson(tx, person))) return undefined
    const { id, email, firstName, role } = person
    const token = await issueConfirmation(tx, { personId: id, email, now })
    await queueMail(tx, { key: `welcome:${id}`, to: email, template: welcomeMail(firstName, role, token), now })
    return openSession(tx, { person, browser, means: 'by_registration', remember: true, now })
  })
  if (opened) return opened
  const owner = await findPersonByEmail(db, person.email)
  const again = { isRepeated: owner?.id === person.id, email: person.email, password: registration.password }
  return (await signInAgain(db, { ...again, browser, now })) ?? refuseTaken(db, { owner, browser, now })
}

type Again = { isRepeated: boolean; email: string; password: string; browser: Browser; now: Date }

/**
 * Signs in for a repeated request. Undefined: it is none, or the password is wrong; both count as a sign-in and take
 * the same time.
 */
async function signInAgain(db: Db, { isRepeated, email, password, browser, now }: Again) {
  try {
    if (isRepeated) return await signIn(db, { email, password, browser, now })
    await spendSignIn(db, { email, browser, now })
  } catch (error) {
    if (isRefusal(error, 'accounts.wrong_credentials')) return undefined
    if (!isRefusal(error, 'accounts.too_many_attempts')) throw error
  }
  await verifyPassword(undefined, password, { address: browser.address })
  return undefined
}

/**
 * Says that the address has an account, which signing in at once makes plain (decision 71): to one network twenty times
 * an hour, and to the owner by mail, once a day.
 */
async function refuseTaken(
  db: Db,
  { owner, browser, now }: { owner: Person | undefined; browser: Browser; now: Date },
): Promise<never> {
  await spendAttempt(db, TAKEN_ADDRESSES_PER_NETWORK, networkOf(browser.address), now)
  if (owner)
    await inTransaction(db, async (tx) => {
      const event = { kind: 'accounts.registration_refused', detail: 'email_taken', personId: owner.id } as const
      await recordSecurityEvent(tx, { ...event, browser, at: now })
      const key = `already-registered:${owner.id}:${dayInSaoPaulo(now)}`
      await queueMail(tx, { key, to: owner.email, template: alreadyRegisteredMail(owner.firstName), now })
    })
  throw emailTaken()
}
