import { type Centavos, least } from '#shared/money.ts'

/** What own limits leave of an amount, in centavos, never below zero. Verbs reserve by it, and screens speak by it. */
export function withinLimits(amount: Centavos, ...limits: readonly (Centavos | null | undefined)[]): Centavos {
  const usable = least(amount, ...limits.filter((limit) => limit !== null && limit !== undefined))
  return usable > 0n ? usable : 0n
}
