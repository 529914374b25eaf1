import { endSuspensions } from '#domains/accounts/index.ts'
import { announceRestraint } from '#domains/consultants/index.ts'
import { inTransaction } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'

const AT_ONCE = 100

/** Suspensions whose time is over hold no longer; lists hear it within ten seconds. */
export const endSuspensionsOver: Job = {
  name: 'team.end-suspensions',
  everySeconds: 10,
  run: (given) =>
    untilEmpty(given, AT_ONCE, (most) =>
      inTransaction(given.db, async (tx) => {
        const at = await given.clock(tx)
        const over = await endSuspensions(tx, at, most)
        for (const personId of over) await announceRestraint(tx, personId, at)
        return over.length
      }),
    ),
}
