import type { Centavos } from '#shared/money.ts'
import { coversMinimum, HOLD_MS } from './money.rules.ts'

/**
 * How much more of a consultation prepaid minutes may cover, in milliseconds. Zero once credit is being spent: minutes
 * cover only the first part, so that amounts already charged never change.
 */
export const coverableMs = ({ billedMs, coveredMs }: { billedMs: bigint; coveredMs: bigint }) =>
  billedMs <= coveredMs ? HOLD_MS : 0n

type ShortfallFunds = {
  pricePerMinute: Centavos
  coveredMs: bigint
  /** What could be reserved, before any limit. */
  money: Centavos
  spendingLimit: Centavos | null
  allowance: Centavos | undefined
}

/**
 * Why three minutes are not covered: because of the limit of this consultation, the client's own limits (`allowance`),
 * or the balance; undefined: they are. The verb refuses by it, and the page closes its button by it.
 */
export function shortfallReason({
  money,
  spendingLimit,
  allowance,
  ...funds
}: ShortfallFunds): 'limit_too_low' | 'own_limit_too_low' | 'not_enough_balance' | undefined {
  const suffices = (held: Centavos) => coversMinimum({ ...funds, held })
  if (spendingLimit !== null && !suffices(spendingLimit)) return 'limit_too_low'
  if (allowance !== undefined && !suffices(allowance)) return 'own_limit_too_low'
  return suffices(money) ? undefined : 'not_enough_balance'
}
