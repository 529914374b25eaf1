import { COMMISSION, type Journal, type Posting, prepaidOf, PROMOTION_COST, toClearOf } from '#domains/wallet/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import type { Centavos } from '#shared/money.ts'
import { WELCOME_MS, welcomeEarnings } from '../welcome-minutes/rules.ts'
import { costOf, coversMinimum, HOLD_MS, type BillingState } from './money.rules.ts'

/** The part of the proven time that prepaid minutes cover, in milliseconds. Minutes always cover the first part. */
export const minutesUsedMs = ({ billedMs, coveredMs }: { billedMs: bigint; coveredMs: bigint }) =>
  billedMs < coveredMs ? billedMs : coveredMs

/** Of the proven time, what free first minutes cover: their part comes before all others. Milliseconds. */
export function freeMs(c: { isWelcome: boolean; billedMs: bigint; coveredMs: bigint }): bigint {
  const used = c.isWelcome ? minutesUsedMs(c) : 0n
  return used < WELCOME_MS ? used : WELCOME_MS
}

/**
 * What the consultant earns for the covered time, in centavos: their usual price and share, whatever the client paid
 * for those minutes; for free first minutes what the platform pays (`welcomeEarnings`).
 */
export function coveredEarnings(c: {
  isWelcome: boolean
  pricePerMinute: Centavos
  commissionBps: number
  billedMs: bigint
  coveredMs: bigint
}): Centavos {
  const free = freeMs(c)
  const worth = costOf(c.pricePerMinute, minutesUsedMs(c) - free)
  return welcomeEarnings(c, free) + worth - commissionOf(worth, c.commissionBps)
}

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

/**
 * Pays the consultant for the covered time, once, out of what the client had paid for it (`value`). Promotion cost
 * fills a gap; the rest is commission. Undefined: nothing to pay.
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
