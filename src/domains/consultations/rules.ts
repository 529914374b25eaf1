import type { Centavos } from '#shared/money.ts'

// What neighbours read of the folders.
export { shortfallReason } from './billing/coverage.rules.ts'
export { HOLD_MS } from './billing/money.rules.ts'
export { FEE_MINUTES, type Settlement } from './billing/settlement.rules.ts'
export { isCall, isLive, LIVE_CHANNELS, type LiveChannel } from './channels/rules.ts'
export { REQUEST_BUDGETS } from './lifecycle/budgets.rules.ts'
export { APPOINTMENT_MS } from './state/deadlines.rules.ts'
export { movesCredit } from './state/rules.ts'

/** The longest subject of a request, in characters. */
export const MOST_SUBJECT_CHARACTERS = 140

/** The bonus of a client whose consultant did not come or cancelled late, at the consultant's cost, in centavos. */
export const COMPENSATION: Centavos = 1_000n

/** What paid for a consultation without the client's own money: free minutes, bonus, or nothing was charged. */
export const GIFTS = ['minutes', 'bonus', 'nothing'] as const
export type Gift = (typeof GIFTS)[number]
