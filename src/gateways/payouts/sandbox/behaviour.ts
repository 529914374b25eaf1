import type { Transfer } from '../gateway.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'

/** What the embedded bank does with a transfer. */
export type Behaviour = {
  /** `lost`: taken, and the answer gets lost. `not_taken`: the request gets lost, and nothing was done. */
  answer: 'given' | 'lost' | 'not_taken'
  /** Until it is paid or refused; 0: at once. */
  decidedAfterSeconds: number
  /** Absent: it is paid. */
  refusedFor?: TransferFailure
  /** It is paid, and comes back after some more seconds (at least 1). */
  returned?: { afterSeconds: number; reason: TransferFailure }
  /** How many webhooks tell of each change. */
  rings: number
}
/** Decides, by the transfer and by how often it was asked for (from 1), what happens. */
export type Behave = (transfer: Transfer, attempt: number) => Behaviour

const USUAL: Behaviour = { answer: 'given', decidedAfterSeconds: 5, rings: 1 }

/** Amounts that something happens to, in centavos, like the test cards of a payment gateway. */
const TEST_AMOUNTS: Readonly<Record<string, Partial<Behaviour>>> = {
  '3001': { refusedFor: 'key_not_found' },
  '3002': { refusedFor: 'key_of_another', decidedAfterSeconds: 0 },
  '3003': { refusedFor: 'account_closed' },
  '3004': { refusedFor: 'refused_by_bank' },
  '3005': { refusedFor: 'no_funds', decidedAfterSeconds: 0 },
  '3006': { refusedFor: 'cancelled' },
  '3011': { answer: 'lost' },
  '3012': { answer: 'lost', refusedFor: 'key_not_found' },
  '3014': { decidedAfterSeconds: 120 },
  '3015': { returned: { afterSeconds: 20, reason: 'account_closed' } },
  '3016': { rings: 0 },
}

/** Pays after 5 seconds, and the test amounts as they say. R$ 30,13 arrives only when it is asked for again. */
export const behaveByAmount: Behave = ({ id, amount }, attempt) => {
  if (amount === 3_013n && attempt === 1) return { ...USUAL, answer: 'not_taken' }
  const isToldTwice = Number.parseInt(id.slice(-1), 16) % 5 === 0
  return { ...USUAL, ...(isToldTwice && { rings: 2 }), ...TEST_AMOUNTS[String(amount)] }
}
