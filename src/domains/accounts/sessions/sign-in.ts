import { inTransaction, type Db } from '#platform/db.ts'
import { trySpendAttempt } from '../rate-limits/attempts.ts'
import { REFUSED_SIGN_INS_LOGGED } from '../rate-limits/rules.ts'
import { spendSignIn } from '../rate-limits/spend-sign-in.ts'
import { verifyPassword } from '../passwords/hash.ts'
import { findCredentials } from '../passwords/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Browser } from './browser.ts'
import { openSession } from './open-session.ts'

type SignIn = { email: string; password: string; remember?: boolean | undefined; browser: Browser; now: Date }

/**
 * Opens a session. An unknown e-mail takes the same time and gets the same answer as a wrong password, and above a
 * limit even the right password is refused. Refuses `wrong_credentials`, `too_many_attempts`, `busy`.
 */
export async function signIn(db: Db, { email, password, remember = true, browser, now }: SignIn) {
  const giveBack = await spendSignIn(db, { email, browser, now })
  const person = await findCredentials(db, email)
  const isRight = await verifyPassword(person?.passwordHash, password, { address: browser.address })
  if (!person?.passwordHash || !isRight) {
    if (await trySpendAttempt(db, REFUSED_SIGN_INS_LOGGED, 'all', now))
      await recordSecurityEvent(db, { kind: 'accounts.sign_in_refused', email, browser, at: now })
    throw refuse('wrong_credentials')
  }
  const known = { ...person, passwordHash: person.passwordHash }
  return inTransaction(db, async (tx) => {
    await giveBack(tx)
    return openSession(tx, { person: known, browser, means: 'with_password', remember, now })
  })
}
