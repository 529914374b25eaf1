import { COMMISSION, type Journal, type Posting, prepaidOf, PROMOTION_COST, toClearOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { coversMinimum, HOLD_MS, type BillingState } from './money.rules.ts'

/** The part of the proven time that prepaid minutes cover, in milliseconds. Minutes always cover the first part. */
export const minutesUsedMs = ({ billedMs, coveredMs }: { billedMs: bigint; coveredMs: bigint }) =>
  billedMs < coveredMs ? billedMs : coveredMs

/**
 * How much more of a consultation prepaid minutes may cover, in milliseconds. Zero once credit is being spent: minutes
 * cover only the first part, so that amounts already charged never change.
 */
export const coverableMs = ({ billedMs, coveredMs }: { billedMs: bigint; coveredMs: bigint }) =>
  billedMs <= coveredMs ? HOLD_MS : 0n

type ShortfallFunds = {
  pricePerMinute: Centavos
  coveredMs: bigint
  spendingLimit: Centavos | null
  allowance: Centavos | undefined
}

/**
 * Why three minutes are not covered: because of the limit of this consultation, the client's own limits (`allowance`),
 * or the balance.
 */
export function shortfallReason({
  spendingLimit,
  allowance,
  ...funds
}: ShortfallFunds): 'limit_too_low' | 'own_limit_too_low' | 'not_enough_balance' {
  const suffices = (held: Centavos) => coversMinimum({ ...funds, held })
  if (spendingLimit !== null && !suffices(spendingLimit)) return 'limit_too_low'
  return allowance !== undefined && !suffices(allowance) ? 'own_limit_too_low' : 'not_enough_balance'
}

/** What one pack earns the consultant, and the platform's part of that. */
type Cover = { earned: Centavos; promotion: Centavos }

/** What the consultant earns for all covered time, in centavos. */
export const coveredEarningsOf = (covers: readonly Pick<Cover, 'earned'>[]): Centavos =>
  covers.reduce((sum, { earned }) => sum + earned, 0n)

/**
 * Pays the consultant for the covered time, once: their share of what the client had paid for it (`value`), the rest is
 * commission. Promotion cost pays for welcome minutes alone. Undefined: nothing to pay.
 */
export function coverageJournal(
  c: Pick<BillingState, 'id' | 'clientId' | 'consultantId'>,
  { value, covers }: { value: Centavos; covers: readonly Cover[] },
): Journal | undefined {
  const promotion = covers.reduce((sum, cover) => sum + cover.promotion, 0n)
  const fromMinutes = coveredEarningsOf(covers) - promotion
  const postings: Posting[] = [
    { from: prepaidOf(c.clientId), to: toClearOf(c.consultantId), amount: fromMinutes },
    { from: PROMOTION_COST, to: toClearOf(c.consultantId), amount: promotion },
    { from: prepaidOf(c.clientId), to: COMMISSION, amount: value - fromMinutes },
  ].filter(({ amount }) => amount > 0n)
  return postings.length > 0 ? { key: `cover:${c.id}`, kind: 'consultation_cover', postings } : undefined
}
