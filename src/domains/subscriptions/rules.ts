import { midnightMonthsLater } from '#shared/calendar.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** Every way subscriptions say no. */
export const refuse = refusals('subscriptions', {
  not_found: [404, 'Não encontramos esta assinatura.'],
  already_running: [409, 'Você já tem esta assinatura. Ela está no seu painel.'],
  already_ended: [409, 'Esta assinatura já terminou. Para voltar, assine de novo: leva um instante.'],
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A month's credit can be spent for sixty days. */
export const BONUS_FOR_MS = 60 * DAY_MS
/** Each renewal is announced seven and two days before. */
const FIRST_WARNING_MS = 7 * DAY_MS
const LAST_WARNING_MS = 2 * DAY_MS
/** Nothing is charged sooner after the last warning, however late that was. */
const NOTICE_MS = 48 * HOUR_MS

/**
 * Days from one try to the next: a charge that was refused is tried again 1, 3 and 5 days after the first one, then
 * never.
 */
const PAUSES_DAYS = [1, 2, 2]
export const MOST_TRIES = PAUSES_DAYS.length + 1
/** How long the k-th Pix can be paid, in ms: until the next is sent, the last for two days. */
export const pixValidForMs = (k: number) => (PAUSES_DAYS[k - 1] ?? 2) * DAY_MS
/** When the try after the k-th is due; undefined: that was the last. */
export const nextTryAt = (k: number, askedAt: Date): Date | undefined =>
  PAUSES_DAYS[k - 1] === undefined ? undefined : new Date(askedAt.getTime() + PAUSES_DAYS[k - 1]! * DAY_MS)

/**
 * When the n-th month begins: the first when it is paid, later ones at the midnight of the anchor day (31 Jan → 28 Feb
 * → 31 Mar). Source: money-and-time.md, Places and goods.
 */
export const periodStart = (startedAt: Date, n: number): Date =>
  n === 1 ? startedAt : midnightMonthsLater(startedAt, n - 1)

/** A year costs ten months: the eleventh and the twelfth of each are a present. */
export const isPresent = (n: number) => (n - 1) % 12 >= 10

/** What the n-th month costs, in centavos. */
export const priceOf = (price: Centavos, n: number): Centavos => (isPresent(n) ? 0n : price)

/** After this instant a month is not charged any more: the first warning of the next one is due. */
export const lastCallOf = (startedAt: Date, n: number) =>
  new Date(periodStart(startedAt, n + 1).getTime() - FIRST_WARNING_MS)

/** When the n-th month may be charged, if the last warning is sent (or was) at `lastWarnedAt`. */
export const chargeableAt = (startedAt: Date, n: number, lastWarnedAt: Date) =>
  new Date(Math.max(periodStart(startedAt, n).getTime(), lastWarnedAt.getTime() + NOTICE_MS))

/** The latest try for a month: the k-th; `isOpen` while nobody knows what became of it. */
export type LatestTry = { k: number; askedAt: Date; isOpen: boolean }
/**
 * A subscription as far as it decides what comes next. `n`: the month that comes next; `lastPaid`: the last one that
 * was paid.
 */
export type Life = {
  startedAt: Date
  cancelledAt: Date | null
  lastPaid: number
  next: { n: number; firstWarnedAt: Date | null; lastWarnedAt: Date | null; tried: LatestTry | null }
}

/** When the next month will be paid or given, if everybody is at work. */
export function nextChargeAt({ startedAt, next: { n, lastWarnedAt, tried } }: Life, now: Date): Date {
  if (tried) return tried.isOpen ? tried.askedAt : (nextTryAt(tried.k, tried.askedAt) ?? now)
  const warnsAt = before(periodStart(startedAt, n), LAST_WARNING_MS)
  return chargeableAt(startedAt, n, lastWarnedAt ?? (warnsAt > now ? warnsAt : now))
}

export type Step =
  | { do: 'wait'; until: Date | undefined }
  | { do: 'warn'; which: 'first' | 'last' }
  | { do: 'charge'; k: number }
  | { do: 'give' }
  | { do: 'skip' }
  | { do: 'end'; why: 'cancelled' | 'unpaid' }

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)
const waitUntil = (until?: Date): Step => ({ do: 'wait', until })

/**
 * What is to be done about a subscription at `now`. Nothing is charged before the month begins, nor within 48 hours
 * after its last warning: a worker that was away warns late and therefore charges late. A month that could not be
 * charged by its last call is left out.
 */
export function nextStep({ startedAt, cancelledAt, lastPaid, next }: Life, now: Date): Step {
  const { n, firstWarnedAt, lastWarnedAt, tried } = next
  if (tried?.isOpen) return waitUntil()
  if (cancelledAt) return since(periodStart(startedAt, lastPaid + 1), now, { do: 'end', why: 'cancelled' })
  if (tried) return tryAgain(tried, lastCallOf(startedAt, n), now)
  if (now >= lastCallOf(startedAt, n)) return { do: 'skip' }
  const beginsAt = periodStart(startedAt, n)
  if (lastWarnedAt)
    return since(chargeableAt(startedAt, n, lastWarnedAt), now, isPresent(n) ? { do: 'give' } : { do: 'charge', k: 1 })
  const lastWarningAt = before(beginsAt, LAST_WARNING_MS)
  if (firstWarnedAt || now >= lastWarningAt) return since(lastWarningAt, now, { do: 'warn', which: 'last' })
  return since(before(beginsAt, FIRST_WARNING_MS), now, { do: 'warn', which: 'first' })
}

const since = (at: Date, now: Date, step: Step): Step => (now >= at ? step : waitUntil(at))

function tryAgain({ k, askedAt }: LatestTry, lastCall: Date, now: Date): Step {
  const at = nextTryAt(k, askedAt)
  if (!at || now >= lastCall) return { do: 'end', why: 'unpaid' }
  return since(at, now, { do: 'charge', k: k + 1 })
}
