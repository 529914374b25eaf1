import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { remainingAllowance } from './remaining-allowance.ts'
import { type BookedByPeriod, tighterLimit } from './rules.ts'
import { findLimits } from './sql.ts'

type Limited = {
  personId: string
  /** What was agreed on for this consultation, in centavos; null: nothing. */
  agreed: Centavos | null
  /** What the person booked ahead of this day, week and month, in centavos. */
  booked: () => Promise<BookedByPeriod>
  now: Date
}

/**
 * What a consultation may cost at most by now (what was agreed and the own limit, whichever is tighter; null: no limit)
 * and how much more may be reserved (undefined: no limit), in centavos. What is booked for the same period is taken.
 */
export async function limitConsultation(tx: Tx, { personId, agreed, booked, now }: Limited) {
  const limits = await findLimits(tx, personId, now)
  const allowance = await remainingAllowance(tx, { personId, now, booked, known: limits })
  return { spendingLimit: tighterLimit(agreed, limits.consultation), allowance }
}
