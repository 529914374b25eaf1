import type { Centavos } from '#shared/money.ts'
import { earningsOf, type Journal } from '../rules.ts'

/** Time between the end of a consultation and the clearing of its earnings, in which a claim can be made. */
export const CLEARS_AFTER_MS = 24 * 3_600_000

/** Earnings settled at or before this instant are due to clear at `now`. */
export const clearingCutoff = (now: Date) => new Date(now.getTime() - CLEARS_AFTER_MS)

/** Clears earnings: to clear → consultant available, once per consultation. `toClear` is the consultant's account. */
export const earningsClearedJournal = (consultationId: string, toClear: string, amount: Centavos): Journal => ({
  key: `clear:${consultationId}`,
  kind: 'earnings_clear',
  postings: [{ from: toClear, to: earningsOf(toClear.split(':')[1]!), amount }],
})
