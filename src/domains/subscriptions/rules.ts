import { midnightMonthsLater } from '#shared/calendar.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of subscriptions. */
export const refuse = refusals('subscriptions', {
  not_found: [404, 'Não encontramos esta assinatura.'],
  already_running: [409, 'Você já tem esta assinatura. Ela está no seu painel.'],
  already_ended: [409, 'Esta assinatura já terminou. Para voltar, assine de novo: leva um instante.'],
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a month's bonus can be spent: sixty days. */
export const BONUS_FOR_MS = 60 * DAY_MS
/** Each renewal is announced seven and two days before. */
const FIRST_WARNING_MS = 7 * DAY_MS
const LAST_WARNING_MS = 2 * DAY_MS
/** The least time between the last warning, however late, and the charge. */
const NOTICE_MS = 48 * HOUR_MS

/** Days from one attempt to the next: a declined charge is retried 1, 3 and 5 days after the first one, then never. */
const PAUSES_DAYS = [1, 2, 2]
export const MOST_COLLECTION_ATTEMPTS = PAUSES_DAYS.length + 1
/** How long the Pix of an attempt can be paid, in ms: until the next is sent; the last for two days. */
export const pixValidForMs = (attemptNumber: number) => (PAUSES_DAYS[attemptNumber - 1] ?? 2) * DAY_MS
/** When the next attempt is due; undefined: that was the last. */
export const nextAttemptAt = (attemptNumber: number, askedAt: Date): Date | undefined =>
  PAUSES_DAYS[attemptNumber - 1] === undefined
    ? undefined
    : new Date(askedAt.getTime() + PAUSES_DAYS[attemptNumber - 1]! * DAY_MS)

/**
 * When the n-th month begins: the first when it is paid, later ones at midnight of the anchor day (31 Jan → 28 Feb → 31
 * Mar). Source: money-and-time.md, Places and goods.
 */
export const periodStart = (startedAt: Date, n: number): Date =>
  n === 1 ? startedAt : midnightMonthsLater(startedAt, n - 1)

/**
 * A year costs eleven months: after eleven that were paid, the next is free. With ten, or with months that nobody paid
 * among them, bonus would earn consultants more than was paid for it (money-and-time.md, P8; decision 119).
 */
export const PAID_MONTHS_FOR_A_FREE_ONE = 11

/** Months that were and stay paid, and free ones whose bonus was not taken. */
export type CountedMonths = { paid: number; free: number }

/** The price of the next month, in centavos. */
export const monthPriceOf = (price: Centavos, { paid, free }: CountedMonths): Centavos =>
  paid >= PAID_MONTHS_FOR_A_FREE_ONE * (free + 1) ? 0n : price

/** Whether the bank took months without which the last free one is none. */
export const isGiftUnearned = ({ paid, free }: CountedMonths) => paid < PAID_MONTHS_FOR_A_FREE_ONE * free

/** After this instant a month is not charged any more: the first warning of the next one is due. */
export const chargeDeadlineOf = (startedAt: Date, n: number) =>
  new Date(periodStart(startedAt, n + 1).getTime() - FIRST_WARNING_MS)

/** When the n-th month may be charged, if its last warning is sent at `lastWarnedAt`. */
export const chargeableAt = (startedAt: Date, n: number, lastWarnedAt: Date) =>
  new Date(Math.max(periodStart(startedAt, n).getTime(), lastWarnedAt.getTime() + NOTICE_MS))

/** The latest attempt for a month; `isOpen` until its outcome is known. */
export type LatestAttempt = { attemptNumber: number; askedAt: Date; isOpen: boolean }
/**
 * What decides the next step. `n`: the next month; `amount`: what it costs, in centavos, 0 when it is free; `lastPaid`:
 * the last month that was paid.
 */
export type BillingState = {
  startedAt: Date
  cancelledAt: Date | null
  lastPaid: number
  next: {
    n: number
    amount: Centavos
    firstWarnedAt: Date | null
    lastWarnedAt: Date | null
    latestAttempt: LatestAttempt | null
  }
}

/** When the next month will be charged or given, if workers run without delay. */
export function nextChargeAt({ startedAt, next: { n, lastWarnedAt, latestAttempt } }: BillingState, now: Date): Date {
  if (latestAttempt)
    return latestAttempt.isOpen
      ? latestAttempt.askedAt
      : (nextAttemptAt(latestAttempt.attemptNumber, latestAttempt.askedAt) ?? now)
  const warnsAt = before(periodStart(startedAt, n), LAST_WARNING_MS)
  return chargeableAt(startedAt, n, lastWarnedAt ?? (warnsAt > now ? warnsAt : now))
}

export type BillingStep =
  | { do: 'wait'; until: Date | undefined }
  | { do: 'warn'; which: 'first' | 'last' }
  | { do: 'charge'; attemptNumber: number }
  | { do: 'give' }
  | { do: 'skip' }
  | { do: 'end'; why: 'cancelled' | 'unpaid' }

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)
const waitUntil = (until?: Date): BillingStep => ({ do: 'wait', until })

/**
 * The next billing step at `now`. Nothing is charged before the month begins, nor within 48 hours after its last
 * warning, so late warnings delay the charge. A month not charged by its deadline is skipped.
 */
export function nextBillingStep({ startedAt, cancelledAt, lastPaid, next }: BillingState, now: Date): BillingStep {
  const { n, amount, firstWarnedAt, lastWarnedAt, latestAttempt } = next
  if (latestAttempt?.isOpen) return waitUntil()
  if (cancelledAt) return since(periodStart(startedAt, lastPaid + 1), now, { do: 'end', why: 'cancelled' })
  if (latestAttempt) return retryStep(latestAttempt, chargeDeadlineOf(startedAt, n), now)
  if (now >= chargeDeadlineOf(startedAt, n)) return { do: 'skip' }
  const beginsAt = periodStart(startedAt, n)
  if (lastWarnedAt)
    return since(
      chargeableAt(startedAt, n, lastWarnedAt),
      now,
      amount === 0n ? { do: 'give' } : { do: 'charge', attemptNumber: 1 },
    )
  const lastWarningAt = before(beginsAt, LAST_WARNING_MS)
  if (firstWarnedAt || now >= lastWarningAt) return since(lastWarningAt, now, { do: 'warn', which: 'last' })
  return since(before(beginsAt, FIRST_WARNING_MS), now, { do: 'warn', which: 'first' })
}

const since = (at: Date, now: Date, step: BillingStep): BillingStep => (now >= at ? step : waitUntil(at))

function retryStep({ attemptNumber, askedAt }: LatestAttempt, deadline: Date, now: Date): BillingStep {
  const at = nextAttemptAt(attemptNumber, askedAt)
  if (!at || now >= deadline) return { do: 'end', why: 'unpaid' }
  return since(at, now, { do: 'charge', attemptNumber: attemptNumber + 1 })
}
