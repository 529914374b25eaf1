import type { Centavos } from '#shared/money.ts'
import { earningsOf, type Journal } from '../rules.ts'

/** Between the end of a consultation and its earnings being free: time to hear a complaint. */
export const CLEARS_AFTER_MS = 24 * 3_600_000

/** What was settled at this instant or before is due at `now`. */
export const clearingCutoff = (now: Date) => new Date(now.getTime() - CLEARS_AFTER_MS)

/**
 * Earnings become free: to clear → consultant available, once per consultation. `toClear` is the consultant's account.
 */
export const earningsClearedJournal = (consultationId: string, toClear: string, amount: Centavos): Journal => ({
  key: `clear:${consultationId}`,
  kind: 'earnings_clear',
  postings: [{ from: toClear, to: earningsOf(toClear.split(':')[1]!), amount }],
})
