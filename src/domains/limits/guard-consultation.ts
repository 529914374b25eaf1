import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { guardBreak } from './guard-break.ts'
import { limitConsultation } from './limit-consultation.ts'
import { type BookedByPeriod, leavesNothing, refuse } from './rules.ts'

type Request = {
  personId: string
  wished: Centavos | null
  /** What the person booked ahead of this day, week and month, in centavos. */
  booked: () => Promise<BookedByPeriod>
  now: Date
}

/**
 * Lets somebody request a consultation, inside the caller's transaction: refuses during a break, and when nothing of a
 * limit is left. Answers what this consultation may cost at most and how much more may be reserved
 * (`limitConsultation`).
 */
export async function guardConsultation(tx: Tx, { personId, wished, booked, now }: Request) {
  await guardBreak(tx, personId, now)
  const limits = await limitConsultation(tx, { personId, agreed: wished, booked, now })
  if (leavesNothing(limits.allowance)) throw refuse('nothing_left')
  return limits
}
