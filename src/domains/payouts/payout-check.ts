import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import { findPayoutViolations } from './invariants.sql.ts'

/** What is on the way is looked at each time, and what moved since the last look; the rest slice by slice. */
export const payoutCheck: InvariantCheck = {
  name: 'payouts',
  checkNew: async (tx, { position }) => {
    const [row] = await tx<{ at: string }[]>`select (now() - interval '1 minute')::text as at`
    const violations = await findPayoutViolations(tx, { since: position ?? '-infinity' })
    return { violations, position: row!.at, isDone: true }
  },
  checkSlice: async (tx, slice) => ({ violations: await findPayoutViolations(tx, uuidsOf(slice)) }),
}
