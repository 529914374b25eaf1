import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { emailConfirmed } from '../facts.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { networkOf } from '../rate-limits/rules.ts'
import { restMoney } from '../money-rests/rest-money.ts'
import { deleteRecoveryRequests, endRecoveries } from '../recovery/sql.ts'
import { forgetConsentsAsked } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Browser } from '../sessions/browser.ts'
import { hashOfToken } from '../sessions/token.ts'
import { changedMail } from './mails.ts'
import { CONFIRMING_PER_NETWORK } from './rules.ts'
import { endConfirmations, hasToStay, lockAddress, lockConfirmation, recordConfirmed } from './sql.ts'

/**
 * Confirms an address with a mailed link, once, within 24 hours: the own one, or a new one, of which the old one is
 * told. Repeating changes nothing. Refuses `email_link_invalid`, `too_many_attempts`, and `email_stays`: its owner is
 * warned at the old address.
 */
export async function confirmEmail(db: Db, { token, browser, now }: { token: string; browser: Browser; now: Date }) {
  await spendAttempt(db, CONFIRMING_PER_NETWORK, networkOf(browser.address), now)
  await inTransaction(db, async (tx) => {
    const link = await lockConfirmation(tx, hashOfToken(token), now)
    if (!link) throw refuse('email_link_invalid')
    const { personId, firstName, email, sentTo, isChange, correctionId } = link
    if (link.usedAt && link.confirmedAt && email === sentTo) return
    if (link.usedAt || (!isChange && email !== sentTo)) throw refuse('email_link_invalid')
    if (isChange && (await hasToStay(tx, personId, now))) throw refuse('email_stays')
    await lockAddress(tx, sentTo)
    if (!(await recordConfirmed(tx, personId, sentTo, now))) throw refuse('email_link_invalid')
    await endConfirmations(tx, personId, now)
    const kind = isChange ? 'accounts.email_changed' : 'accounts.email_confirmed'
    await recordSecurityEvent(tx, { kind, personId, browser, at: now })
    await announce(tx, emailConfirmed(personId))
    if (!isChange) return
    // Whoever had the address has read by then that it is somebody else's now.
    if (correctionId) await restMoney(tx, { id: crypto.randomUUID(), personId, at: now })
    await forgetConsentsAsked(tx, personId)
    await deleteRecoveryRequests(tx, email)
    await endRecoveries(tx, personId, now)
    const key = `email-changed:${hashOfToken(token).toString('hex')}`
    await queueMail(tx, { key, to: email, template: changedMail(firstName), about: { kind: 'account', personId }, now })
  })
}
