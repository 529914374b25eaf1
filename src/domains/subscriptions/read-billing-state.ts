import { findLatestAttempt, listCardsOf, type SavedCard } from '#domains/payments/index.ts'
import type { Sql } from '#platform/db.ts'
import { type BillingState, monthPriceOf } from './rules.ts'
import * as sql from './sql.ts'

/**
 * What decides the next billing step: the months paid, and the progress of the next one. It costs what was announced,
 * once its row is written.
 */
export async function readBillingState(
  db: Sql,
  { id, startedAt, cancelledAt, price }: sql.SubscriptionRow,
): Promise<BillingState> {
  const { lastPaid, latest, ...counted } = await sql.findProgress(db, id)
  const isBehind = latest.paidAt !== null || latest.droppedAt !== null
  if (isBehind)
    return {
      startedAt,
      cancelledAt,
      lastPaid,
      next: {
        n: latest.n + 1,
        amount: monthPriceOf(price, counted),
        firstWarnedAt: null,
        lastWarnedAt: null,
        latestAttempt: null,
      },
    }
  const { n, amount, firstWarnedAt, lastWarnedAt } = latest
  const attempt = await findLatestAttempt(db, { kind: 'subscription_period', id, part: n })
  const latestAttempt = attempt
    ? { attemptNumber: attempt.attemptNumber, askedAt: attempt.askedAt, isOpen: attempt.outcome === null }
    : null
  return { startedAt, cancelledAt, lastPaid, next: { n, amount, firstWarnedAt, lastWarnedAt, latestAttempt } }
}

/** The card to charge; undefined: paid by Pix. */
export async function findCardFor(
  db: Sql,
  { paysBy, personId }: sql.SubscriptionRow,
  gateways: readonly string[],
): Promise<SavedCard | undefined> {
  return paysBy === 'card' ? (await listCardsOf(db, personId, gateways))[0] : undefined
}
