import { refusals } from '#shared/refusal.ts'
import type { Centavos } from '#shared/money.ts'
import type { Mismatch } from '../rules.ts'

/** Every way a decision about money in suspense is refused. */
export const refuse = refusals('payments', {
  entry_not_found: [404, 'Não encontramos este valor em suspenso.'],
  entry_resolved: [409, 'Este valor já foi resolvido de outra forma. Recarregue a página para ver como.'],
  resolution_not_allowed: [409, 'Este valor não pode ser resolvido assim.'],
})

/** `unknown`: the gateway knows the charge, and we never asked for it. */
export const SUSPENSE_REASONS = [
  'amount',
  'currency',
  'reference',
  'account',
  'final_state',
  'unknown',
] as const satisfies readonly (Mismatch | 'unknown')[]
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number]

/** The client keeps it as credit; it goes back the way it came; it was given back at the gateway, or never was ours. */
export const RESOLUTIONS = ['credited', 'refunded', 'written_off'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** A reason is read by whoever looks at this in a year: 10 to 500 characters. */
export const MIN_REASON_LENGTH = 10
export const MAX_REASON_LENGTH = 500

/**
 * `isOwnCharge`: it is the charge that we asked for under the payment's id, so the gateway takes it back under that id.
 */
type Entry = { reason: SuspenseReason; currency: string; amount: Centavos; isOwnCharge: boolean }

/** What the ledger holds of an entry, in centavos: only reais can be held. */
export const heldOf = ({ currency, amount }: Pick<Entry, 'currency' | 'amount'>): Centavos =>
  currency === 'BRL' ? amount : 0n

/**
 * How this entry may be resolved. Money of another account or currency, or of nobody we know, is only ever put right at
 * the gateway.
 */
export function allowedResolutions(entry: Entry): Resolution[] {
  if (heldOf(entry) === 0n || entry.reason === 'unknown' || entry.reason === 'account') return ['written_off']
  return entry.isOwnCharge ? ['credited', 'refunded', 'written_off'] : ['credited', 'written_off']
}
