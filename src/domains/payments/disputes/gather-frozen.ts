import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { type DisputeRow, recordFrozen } from './sql.ts'

/**
 * Takes up to `most` centavos out of what open cases of a payment have frozen, because the bank took the same money
 * otherwise. Answers how much; the caller posts it out of suspense.
 */
export async function gatherFrozen(tx: Tx, cases: readonly DisputeRow[], most: Centavos): Promise<Centavos> {
  let missing = most > 0n ? most : 0n
  const asked = missing
  for (const one of cases.filter(({ state }) => state === 'opened')) {
    const part = least(one.frozen, missing)
    if (part > 0n) await recordFrozen(tx, one, -part)
    missing -= part
  }
  return asked - missing
}
