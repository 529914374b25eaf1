import { databaseClock } from '#platform/clock.ts'
import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import { findPayoutViolations } from './invariants.sql.ts'

/** A transaction of this length that began before the last look was not seen by it. */
const OVERLAP_MS = 5 * 60_000

/** What is on the way is looked at each time, and what moved since the last look; the rest slice by slice. */
export const payoutCheck: InvariantCheck = {
  name: 'payouts',
  checkNew: async (tx, { position }) => ({
    violations: await findPayoutViolations(tx, { since: position ?? new Date(0).toISOString() }),
    position: new Date((await databaseClock(tx)).getTime() - OVERLAP_MS).toISOString(),
    isDone: true,
  }),
  checkSlice: async (tx, slice) => ({ violations: await findPayoutViolations(tx, uuidsOf(slice)) }),
}
