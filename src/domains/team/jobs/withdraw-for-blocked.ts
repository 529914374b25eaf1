import { lockPerson } from '#domains/accounts/index.ts'
import { withdrawToOrigin } from '#domains/payments/index.ts'
import { inTransaction } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { isBlockedWithCredit, listBlockedWithCredit } from './blocked-credit.sql.ts'

const AT_ONCE = 50

/**
 * Thirty days after a block a client's own credit goes back to where it came from by itself, as by the link of the mail
 * about the block. Whoever lifts the block, rests payouts or uses the link meanwhile comes before or after it.
 */
export const withdrawForBlocked: Job = {
  name: 'team.withdraw-for-blocked',
  everySeconds: 600,
  run: (given) =>
    sweepDue(given, {
      name: 'withdraw-for-blocked',
      most: AT_ONCE,
      list: async (most, aside) => listBlockedWithCredit(given.db, await given.clock(given.db), most, aside),
      subjectOf: ({ personId }) => personId,
      act({ personId }) {
        const id = crypto.randomUUID()
        return inTransaction(given.db, async (tx) => {
          await lockPerson(tx, { personId, by: [] })
          const at = await given.clock(tx)
          if (!(await isBlockedWithCredit(tx, personId, at))) return
          return (await withdrawToOrigin(tx, { id, personId, at })) ? undefined : 'later'
        })
      },
    }),
}
