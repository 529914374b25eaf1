import type { Centavos } from '#shared/money.ts'
import type { Pause, StopSide } from '../state/rules.ts'

/** What a client's absence or late cancellation costs, in minutes of the agreed price. */
export const FEE_MINUTES = 10n

/**
 * Charged time as what its channels cost, in hundredths of a millisecond of chat: what credit or bonus paid for, and
 * the first part, which minutes covered.
 */
export type WeightedMs = { paid: bigint; covered: bigint }

/** How a settled consultation went and what it cost. Amounts in centavos, times in milliseconds. */
export type Settlement = {
  id: string
  clientId: string
  consultantId: string
  endedAt: Date
  /** Why and by whose side it ended. */
  reason: string | null
  stopSide: StopSide | null
  /** The pause in which it ended; undefined: the clock was running. */
  lastPause: Pause | undefined
  billedMs: bigint
  weightedMs: WeightedMs
  /** Of it: what was charged of the silences that stopped the clock. */
  silentMs: WeightedMs
  /** The minutes of a fee likewise. What was paid for them is in the value of all minutes that were used. */
  weightedFeeMs: bigint
  captured: Centavos
  /** What a client paid for not coming to a booking. */
  fee: Centavos
  /** Of both: the bonus part and the platform's share. */
  promotional: Centavos
  commission: Centavos
  /** What the consultant earned for the time that prepaid minutes covered. */
  coveredEarnings: Centavos
}
