import { refuse } from './rules.ts'

/**
 * Nobody of the team decides about their own money, profile or account: a colleague does (decision 138). An admin who
 * was a client or a consultant before keeps that account, with its claims and payouts. `concerned`: everybody whose
 * case it is. Refuses whoever is among them.
 */
export function refuseOwnCase(by: string, ...concerned: readonly (string | undefined)[]) {
  if (concerned.includes(by)) throw refuse('own_case')
}
