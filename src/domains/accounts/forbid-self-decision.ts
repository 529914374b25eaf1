import { refuse } from './rules.ts'

/**
 * Nobody of the team decides about their own money, profile or account: a colleague does (decision 138). Admins keep
 * the claims and payouts of before. `concerned`: everybody whose case it is. Refuses whoever is among them.
 */
export function forbidSelfDecision(by: string, ...concerned: readonly (string | undefined)[]) {
  if (concerned.includes(by)) throw refuse('own_case')
}
