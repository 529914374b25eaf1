import { refusals } from '#shared/refusal.ts'
import type { Centavos } from '#shared/money.ts'
import type { Mismatch } from '../rules.ts'

/** All refusals of a decision about money in suspense. */
export const refuse = refusals('payments', {
  entry_not_found: [404, 'Não encontramos este valor em suspenso.'],
  entry_resolved: [409, 'Este valor já foi resolvido de outra forma. Recarregue a página para ver como.'],
  resolution_not_allowed: [409, 'Este valor não pode ser resolvido assim.'],
})

/** `unknown`: the gateway knows the charge, and we never requested it. */
export const SUSPENSE_REASONS = [
  'amount',
  'currency',
  'reference',
  'account',
  'final_state',
  'closed',
  'unknown',
] as const satisfies readonly (Mismatch | 'unknown')[]
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number]

/** Credited to the client; refunded to its origin; settled at the gateway, or never ours. */
export const RESOLUTIONS = ['credited', 'refunded', 'written_off'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** A reason must be understood a year later: 10 to 500 characters. */
export const LEAST_REASON_LENGTH = 10
export const MOST_REASON_LENGTH = 500
export const REASON_MISSING = `Diga por quê, em pelo menos ${LEAST_REASON_LENGTH} caracteres.`

/** `isOwnCharge`: the charge that we requested under the payment's id, so that the gateway can refund it by that id. */
type Entry = { reason: SuspenseReason; currency: string; amount: Centavos; isOwnCharge: boolean; isClosed?: boolean }

/** What the ledger holds of an entry, in centavos; only reais can be held. */
export const heldOf = ({ currency, amount }: Pick<Entry, 'currency' | 'amount'>): Centavos =>
  currency === 'BRL' ? amount : 0n

/**
 * The resolutions that this entry allows. Money of another account or currency, or of an unknown payer, can only be
 * settled at the gateway; of a closed account, nobody could spend credit.
 */
export function allowedResolutions(entry: Entry): Resolution[] {
  if (heldOf(entry) === 0n || entry.reason === 'unknown' || entry.reason === 'account') return ['written_off']
  return [
    ...(entry.isClosed ? [] : (['credited'] as const)),
    ...(entry.isOwnCharge ? (['refunded'] as const) : []),
    'written_off',
  ]
}
