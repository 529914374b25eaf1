import type { Db, Sql } from '#platform/db.ts'
import { isKnownDeviceOf } from '../devices/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Browser } from '../sessions/browser.ts'
import { hashOfToken } from '../sessions/token.ts'
import { forgetAttempts, returnAttempt, spendAttempt, trySpendAttempt } from './attempts.ts'
import {
  networkOf,
  SIGN_INS_PER_ACCOUNT,
  SIGN_INS_PER_ACCOUNT_AND_NETWORK,
  SIGN_INS_PER_DEVICE,
  SIGN_INS_PER_NETWORK,
} from './rules.ts'

/**
 * Counts a sign-in before the password is checked: with a known device against its own limit, otherwise against those
 * of the network, of the account in this network, and of the account. Answers how to give it back after a success.
 * Refuses `too_many_attempts`.
 */
export async function spendSignIn(db: Db, { email, browser, now }: { email: string; browser: Browser; now: Date }) {
  const { device } = browser
  if (device && (await isKnownDeviceOf(db, email, hashOfToken(device)))) {
    const key = `${email} ${device}`
    if (await trySpendAttempt(db, SIGN_INS_PER_DEVICE, key, now))
      return async (tx: Sql) => void (await forgetAttempts(tx, SIGN_INS_PER_DEVICE, key))
  }
  const network = networkOf(browser.address)
  const here = `${email} ${network}`
  const lockedOut = (event: { detail: string; email?: string }) => () =>
    recordSecurityEvent(db, { kind: 'accounts.locked_out', ...event, browser, at: now })
  await spendAttempt(db, SIGN_INS_PER_NETWORK, network, now, lockedOut({ detail: 'network' }))
  const inNetwork = lockedOut({ detail: 'account_in_network', email })
  await spendAttempt(db, SIGN_INS_PER_ACCOUNT_AND_NETWORK, here, now, inNetwork)
  await spendAttempt(db, SIGN_INS_PER_ACCOUNT, email, now, lockedOut({ detail: 'account', email }))
  return async (tx: Sql) => {
    await forgetAttempts(tx, SIGN_INS_PER_ACCOUNT_AND_NETWORK, here)
    await returnAttempt(tx, SIGN_INS_PER_ACCOUNT, email)
    await returnAttempt(tx, SIGN_INS_PER_NETWORK, network)
  }
}
