import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { postJournals } from '../post-journals.ts'
import { earningsClearedJournal, clearingCutoff } from './rules.ts'
import { deleteEarningsToClear, listEarned, listEarningsToClear, lockEarningsToClear } from './sql.ts'

const AT_ONCE = 200

/**
 * Clears earnings of consultations settled at least 24 hours ago, each on its own. Those that cannot clear stay, are
 * logged and tried again later. Answers how many were due.
 */
export async function clearEarnings(context: { db: Db; clock: Clock; log: Pick<Log, 'error'> }): Promise<number> {
  const { db, clock } = context
  const settledBy = clearingCutoff(await clock(db))
  return sweepDue(context, {
    name: 'wallet.clear-earnings',
    list: (most, aside) => listEarningsToClear(db, settledBy, most, aside),
    subjectOf: (consultationId) => consultationId,
    act: (consultationId) => clearEarningsOf(db, consultationId),
    most: AT_ONCE,
    atOnce: 4,
  })
}

const clearEarningsOf = (db: Db, consultationId: string) =>
  inTransaction(db, async (tx) => {
    if (!(await lockEarningsToClear(tx, consultationId))) return
    const journals = (await listEarned(tx, [consultationId])).map(({ account, amount }) =>
      earningsClearedJournal(consultationId, account, amount),
    )
    const stuck = (await postJournals(tx, journals)).find(
      (outcome) => outcome === 'insufficient_funds' || outcome === 'key_reused',
    )
    if (stuck) throw new Error(`earnings cannot clear: ${stuck}`)
    await deleteEarningsToClear(tx, [consultationId])
  })
