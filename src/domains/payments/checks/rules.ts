import { isAwaitingPayment, type PaymentState } from '../rules.ts'

const PAUSES_S = [10, 30, 60, 120, 300, 600]
const LATE_PAUSE_S = 3_600
const UNANSWERED_PAUSE_S = 300
const LATE_FOR_MS = 48 * 3_600_000

type Watched = { state: PaymentState; expiresAt: Date; inReview: boolean }

/**
 * When to ask the gateway again without a webhook: after 10 s, 30 s, 60 s, 2, 5, 10 min … while it can be paid, then
 * hourly for two days. Undefined: nothing more is expected. Source: money-and-time.md, Payments.
 */
export function nextCheckAt({ state, expiresAt, inReview }: Watched, checkCount: number, now: Date): Date | undefined {
  if (inReview) return undefined
  if (isAwaitingPayment(state))
    return new Date(now.getTime() + PAUSES_S[Math.min(checkCount, PAUSES_S.length - 1)]! * 1000)
  if (state !== 'expired' || now.getTime() > expiresAt.getTime() + LATE_FOR_MS) return undefined
  return new Date(now.getTime() + LATE_PAUSE_S * 1000)
}

/**
 * When to ask again about a credited payment of which the gateway may have taken something back, if it does not answer
 * now: after five minutes, each time.
 */
export const unansweredCheckAt = (now: Date) => new Date(now.getTime() + UNANSWERED_PAUSE_S * 1000)
