import { findLatestAttempt } from '#domains/payments/index.ts'
import { listReceiptCodes } from '#domains/receipts/index.ts'
import type { Sql } from '#platform/db.ts'
import { findNextCharge } from './find-next-charge.ts'
import type { Subscription } from './contract.ts'
import { readBillingState } from './read-billing-state.ts'
import { type BillingState, periodStart } from './rules.ts'
import { listPeriods, type PeriodRow, type SubscriptionRow } from './sql.ts'

type Seen = { gateways: readonly string[]; readAt: Date }

/** Subscriptions as their owner sees them. */
export async function subscriptionViews(
  sql: Sql,
  rows: readonly SubscriptionRow[],
  seen: Seen,
): Promise<Subscription[]> {
  const periods = await listPeriods(
    sql,
    rows.map(({ id }) => id),
  )
  const paid = periods.flatMap(({ paymentId }) => (paymentId ? [subjectOf(paymentId)] : []))
  const codes = paid.length > 0 ? await listReceiptCodes(sql, paid) : new Map<string, string>()
  return Promise.all(
    rows.map((row) =>
      viewOf(
        sql,
        row,
        periods.filter(({ subscriptionId }) => subscriptionId === row.id),
        codes,
        seen,
      ),
    ),
  )
}

export const subscriptionView = async (sql: Sql, row: SubscriptionRow, seen: Seen) =>
  (await subscriptionViews(sql, [row], seen))[0]!

const subjectOf = (paymentId: string) => `payment:${paymentId}`

async function viewOf(
  sql: Sql,
  row: SubscriptionRow,
  periods: readonly PeriodRow[],
  codes: Map<string, string>,
  { gateways, readAt }: Seen,
): Promise<Subscription> {
  const { id, slug, title, price, bonus, startedAt, cancelledAt, endedAt } = row
  const billing = await readBillingState(sql, row)
  const state = stateOf(row, billing, readAt)
  const goesOn = state === 'running' || state === 'late'
  return {
    id,
    slug,
    title,
    priceCents: price,
    bonusCents: bonus,
    state,
    startedAt,
    paidUntil: periodStart(startedAt, billing.lastPaid + 1),
    next: goesOn ? await nextOf(sql, row, billing, gateways, readAt) : null,
    pixPaymentId: goesOn ? await pixOf(sql, id, billing) : null,
    cancelledAt,
    endedAt,
    stoppedFor: row.endedFor ?? row.cancelledFor,
    months: periods.flatMap((period) => monthOf(period, bonus, codes)).toReversed(),
    readAt,
  }
}

function stateOf(
  { endedAt, cancelledAt }: SubscriptionRow,
  { startedAt, lastPaid, next }: BillingState,
  readAt: Date,
): Subscription['state'] {
  if (endedAt) return 'ended'
  if (cancelledAt) return 'cancelled'
  return next.latestAttempt && readAt >= periodStart(startedAt, lastPaid + 1) ? 'late' : 'running'
}

async function nextOf(
  sql: Sql,
  row: SubscriptionRow,
  billing: BillingState,
  gateways: readonly string[],
  readAt: Date,
): Promise<Subscription['next']> {
  const { at, amount, card } = await findNextCharge(sql, row, billing, gateways, readAt)
  return {
    at,
    amountCents: amount,
    card: card ? { brand: card.brand, lastFour: card.lastFour } : null,
    isUnderWay: billing.next.latestAttempt?.isOpen ?? false,
  }
}

async function pixOf(sql: Sql, id: string, { next }: BillingState): Promise<string | null> {
  const one = next.latestAttempt?.isOpen
    ? await findLatestAttempt(sql, { kind: 'subscription_period', id, part: next.n })
    : undefined
  return one && !one.cardId && one.state === 'pending' ? one.paymentId : null
}

function monthOf(
  { n, startsAt, endsAt, amount, paidAt, bonusUntil, paymentId }: PeriodRow,
  bonus: bigint,
  codes: Map<string, string>,
): Subscription['months'] {
  if (!paidAt || !bonusUntil) return []
  const receiptCode = (paymentId && codes.get(subjectOf(paymentId))) ?? null
  return [{ n, startsAt, endsAt, paidAt, amountCents: amount, bonusCents: bonus, bonusUntil, receiptCode }]
}
