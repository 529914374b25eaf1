import { COMMISSION, type Journal, type Posting, prepaidOf, PROMOTION_COST, toClearOf } from '#domains/wallet/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import type { Centavos } from '#shared/money.ts'
import { costOf, coversMinimum, HOLD_MS, type BillingState } from './money.rules.ts'

/** The part of the proven time that minutes cover: the first of it. Milliseconds. */
export const minutesUsedMs = ({ billedMs, coveredMs }: { billedMs: bigint; coveredMs: bigint }) =>
  billedMs < coveredMs ? billedMs : coveredMs

/**
 * What the consultant earns by the covered time, in centavos: the own price by the own share, as ever, whatever was
 * paid for those minutes.
 */
export function coveredEarnings(c: {
  pricePerMinute: Centavos
  commissionBps: number
  billedMs: bigint
  coveredMs: bigint
}): Centavos {
  const worth = costOf(c.pricePerMinute, minutesUsedMs(c))
  return worth - commissionOf(worth, c.commissionBps)
}

/**
 * How much more of a conversation minutes may cover, in milliseconds. Nothing once money is being spent: covered is
 * always the first part, so that what was charged never changes.
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
 * Why three minutes are not covered: by the limit of this conversation, by what the client's own limits leave
 * (`allowance`), or by what they have.
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

/**
 * Pays the consultant for the covered time, once: from what the client had paid for it (`value`), promotion cost
 * filling a gap and commission taking a rest. Undefined: nothing to pay.
 */
export function coverageJournal(c: BillingState, value: Centavos): Journal | undefined {
  const earned = coveredEarnings(c)
  const fromMinutes = value < earned ? value : earned
  const postings: Posting[] = [
    { from: prepaidOf(c.clientId), to: toClearOf(c.consultantId), amount: fromMinutes },
    { from: PROMOTION_COST, to: toClearOf(c.consultantId), amount: earned - fromMinutes },
    { from: prepaidOf(c.clientId), to: COMMISSION, amount: value - fromMinutes },
  ].filter(({ amount }) => amount > 0n)
  return postings.length > 0 ? { key: `cover:${c.id}`, kind: 'consultation_cover', postings } : undefined
}
