import { recordNewsletterAsked } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { alreadySubscribedMail, confirmationMail } from './mails.ts'
import type { Interest } from './interests/rules.ts'
import type { HoroscopeChoice } from './lists/horoscope.rules.ts'
import type { List } from './lists/rules.ts'
import { CONFIRM_WITHIN_MS, subscriptionStateOf } from './rules.ts'
import { insertSubscription, upsertSubscription } from './sql.ts'
import { hashOfToken, newToken } from './token.ts'

type Requested = {
  email: string
  list: List
  choice?: HoroscopeChoice | undefined
  /** Of the newsletter alone; none: nothing was said of subjects. */
  interests?: Interest[] | undefined
  source: 'site' | 'registration'
  now: Date
}

/** Records a request and mails the owner of the address to confirm, or that the address is subscribed already. */
export async function requestConfirmation(db: Db, { email, list, choice, interests, source, now }: Requested) {
  const [confirmToken, unsubscribeToken] = [newToken(), newToken()]
  const asked = {
    email,
    list,
    choice,
    interests: interests?.length ? interests : undefined,
    source,
    unsubscribeToken,
    askedAt: now,
    confirmHash: hashOfToken(confirmToken),
    confirmUntil: new Date(now.getTime() + CONFIRM_WITHIN_MS),
  }
  await inTransaction(db, async (tx) => {
    if (source === 'registration') await recordNewsletterAsked(tx, email, now)
    const subscription = await (source === 'site' ? upsertSubscription : insertSubscription)(tx, asked)
    if (!subscription) return
    const isConfirmed = subscriptionStateOf(subscription) === 'confirmed'
    const template =
      isConfirmed && subscription.isAsAsked
        ? alreadySubscribedMail(subscription)
        : confirmationMail(confirmToken, { ...subscription, isConfirmed })
    await queueMail(tx, { key: `newsletter-ask:${asked.confirmHash.toString('hex')}`, to: email, template, now })
  })
}
