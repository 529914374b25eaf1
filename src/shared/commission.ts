import { type Centavos, portion } from './money.ts'

/**
 * The platform's part of an amount, in centavos, rounded down once; `commissionBps` in hundredths of a percent. Which
 * share is whose: consultants/commission.rules.ts. Source: money-and-time.md, L9.
 */
export const commissionOf = (amount: Centavos, commissionBps: number): Centavos =>
  portion(amount, BigInt(commissionBps), 10_000n)
