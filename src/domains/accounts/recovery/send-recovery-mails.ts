import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { recoveryMail } from './mails.ts'
import { RECOVERY_VALID_FOR_MS } from './rules.ts'
import { insertRecovery, keepAddress, takeRecoveryRequests } from './sql.ts'

const AT_ONCE = 50

/** Mails a recovery link to everybody who requested one and has an account; other requests are deleted. */
export async function sendRecoveryMails(db: Db, now: Date) {
  await inTransaction(db, async (tx) => {
    for (const { id, personId, email, firstName } of await takeRecoveryRequests(tx, AT_ONCE)) {
      // Taken before the address was someone else's: its former mailbox gets no link to the account.
      if (!personId || !(await keepAddress(tx, personId, email))) continue
      const token = newToken()
      await insertRecovery(tx, {
        tokenHash: hashOfToken(token),
        personId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + RECOVERY_VALID_FOR_MS),
      })
      await recordSecurityEvent(tx, { kind: 'accounts.recovery_mailed', personId, at: now })
      await queueMail(tx, { key: `recovery:${id}`, to: email, template: recoveryMail(firstName!, token), now })
    }
  })
}
