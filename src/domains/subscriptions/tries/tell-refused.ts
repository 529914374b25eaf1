import type { Tx } from '#platform/db.ts'
import { refusedLetter, tell } from '../letters.ts'
import { announceMove } from '../pay-period.ts'
import { nextTryAt } from '../rules.ts'
import type { SubscriptionRow } from '../sql.ts'
import type { TryRow } from './sql.ts'

/** Says why a month could not be paid, and when it is tried again, if it is. */
export async function tellRefused(
  tx: Tx,
  subscription: SubscriptionRow,
  { n, k, askedAt, cardId }: TryRow,
  why: string,
  at: Date,
) {
  const letter = refusedLetter(subscription, { why, nextAt: nextTryAt(k, askedAt), method: cardId ? 'card' : 'pix' })
  await tell(tx, subscription, `${n}:refused:${k}`, letter, at)
  await announceMove(tx, subscription.personId, subscription.id)
}
