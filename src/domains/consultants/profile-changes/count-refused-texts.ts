import { spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { REFUSED_TEXTS } from './rules.ts'

/**
 * What `act` does. Where it refuses a text because of what it says, this counts as an attempt of the person: after
 * thirty in an hour the answer is `too_many_attempts`, so that nobody tries out what the rules find, or keeps them
 * busy.
 */
export async function countRefusedTexts<T>(
  db: Db,
  { personId, at }: { personId: string; at: () => Promise<Date> },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal && /\.(contact_data|held_text)$/.test(error.code))
      await spendAttempt(db, REFUSED_TEXTS, personId, await at())
    throw error
  }
}
