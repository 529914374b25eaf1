import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { alreadyLetter, confirmationLetter } from './letters.ts'
import { CONFIRM_WITHIN_MS, stateOf } from './rules.ts'
import { insertAsked, recordAsked } from './sql.ts'
import { hashOfToken, newToken } from './token.ts'

/** Notes that an address was asked for and asks its owner by mail; who is on the list already is told so. */
export async function askToConfirm(
  db: Db,
  { email, source, now }: { email: string; source: 'site' | 'registration'; now: Date },
) {
  const [confirmToken, leaveToken] = [newToken(), newToken()]
  const asked = {
    email,
    source,
    leaveToken,
    askedAt: now,
    confirmHash: hashOfToken(confirmToken),
    confirmUntil: new Date(now.getTime() + CONFIRM_WITHIN_MS),
  }
  await inTransaction(db, async (tx) => {
    const subscription = await (source === 'site' ? recordAsked : insertAsked)(tx, asked)
    if (!subscription) return
    const isIn = stateOf(subscription) === 'confirmed'
    const letter = isIn
      ? alreadyLetter(subscription.leaveToken)
      : confirmationLetter(confirmToken, subscription.leaveToken)
    await queueMail(tx, { key: `newsletter-ask:${asked.confirmHash.toString('hex')}`, to: email, letter, now })
  })
}
