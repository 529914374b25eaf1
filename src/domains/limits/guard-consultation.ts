import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type BookedByPeriod, refuse, tighterLimit } from './rules.ts'
import { remainingAllowance } from './remaining-allowance.ts'
import { findBreak, findLimits } from './sql.ts'

type Request = {
  personId: string
  wished: Centavos | null
  /** What the person booked ahead of this day, week and month, in centavos. */
  booked: () => Promise<BookedByPeriod>
  now: Date
}

/**
 * Lets somebody request a consultation, inside the caller's transaction: refuses during a break, and when nothing of a
 * limit is left. Answers what this consultation may cost at most (the wish and the own limit, whichever is tighter;
 * null: no limit) and how much more may be reserved (undefined: no limit). What is booked for the same period is taken.
 */
export async function guardConsultation(tx: Tx, { personId, wished, booked, now }: Request) {
  if (await findBreak(tx, personId, now)) throw refuse('on_break')
  const limits = await findLimits(tx, personId, now)
  const allowance = await remainingAllowance(tx, { personId, now, booked, known: limits })
  if (allowance === 0n) throw refuse('nothing_left')
  return { spendingLimit: tighterLimit(wished, limits.consultation), allowance }
}
