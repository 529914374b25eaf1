import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { recoveryMail } from './mails.ts'
import { RECOVERY_VALID_FOR_MS } from './rules.ts'
import { insertRecovery, keepAddress, type RecoveryRequest, takeRecoveryRequests } from './sql.ts'

const AT_ONCE = 50

/** Mails a recovery link to everybody who requested one and has an account; other requests are deleted. */
export const sendRecoveryMails = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(db, async (tx) => {
      const requests = await takeRecoveryRequests(tx, most)
      for (const request of requests) await sendRecoveryMail(tx, request, now)
      return requests.length
    }),
  )

async function sendRecoveryMail(tx: Tx, { id, personId, email, firstName }: RecoveryRequest, now: Date) {
  // Taken before the address was someone else's: its former mailbox gets no link to the account.
  if (!personId || !(await keepAddress(tx, personId, email))) return
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
