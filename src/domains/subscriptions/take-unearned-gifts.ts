import { balanceMoved } from '#domains/wallet/facts.ts'
import { clawBackBonus } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { bonusIdOf } from './journals.ts'
import { giftTakenMail, notifySubscriber } from './mails.ts'
import { announceSubscriptionMoved } from './pay-period.ts'
import { isGiftUnearned } from './rules.ts'
import * as sql from './sql.ts'

const AT_ONCE = 100

type SweepContext = { db: Db; clock: Clock; log: Pick<Log, 'error'> }

/**
 * Takes the bonus of free months that eleven paid ones do not earn any more, because the bank took some of these
 * (decision 119); what was spent of it is a debt of the last of those.
 */
export async function takeUnearnedGifts(context: SweepContext) {
  const { db, clock } = context
  await sweepDue(context, {
    name: 'subscriptions.unearned-gifts',
    list: (most, aside) => sql.listUnearned(db, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => takeUnearnedGift(db, id, clock),
    most: AT_ONCE,
  })
}

/** Takes the last one, in a transaction of its own; the next sweep finds another. */
const takeUnearnedGift = (db: Db, id: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const subscription = (await sql.lockSubscription(tx, id))!
    if (!isGiftUnearned(await sql.findProgress(tx, id))) return
    const at = await clock(tx)
    const { n, takenPaymentId: earnedBy } = await sql.findLastGift(tx, id)
    const { taken: unspent, spent } = await clawBackBonus(tx, { id: bonusIdOf(id, n), earnedBy, at })
    // Whoever had let it end loses nothing.
    if (unspent + spent > 0n)
      await notifySubscriber(tx, subscription, `${n}:gift-taken`, giftTakenMail(subscription, { unspent, spent }), at)
    await announceSubscriptionMoved(tx, subscription.personId, id)
    await announce(tx, balanceMoved(subscription.personId))
  })
