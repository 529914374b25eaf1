import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { postJournals } from '../post-journals.ts'
import { personOf } from '../rules.ts'
import { collectEarningsDebts } from './owe-earnings.ts'
import { earningsClearedJournal } from './rules.ts'
import { deleteEarningsToClear, listEarned, listEarningsToClear, lockEarningsToClear } from './sql.ts'

const AT_ONCE = 200

/**
 * Clears the earnings that are due, first what is due longest, each on its own. What a claim holds waits; those that
 * cannot clear stay, are logged and tried again later. Answers how many were due.
 */
export async function clearEarnings(context: { db: Db; clock: Clock; log: Pick<Log, 'error'> }): Promise<number> {
  const { db, clock } = context
  const now = await clock(db)
  return sweepDue(context, {
    name: 'wallet.clear-earnings',
    list: (most, aside) => listEarningsToClear(db, now, most, aside),
    subjectOf: (consultationId) => consultationId,
    act: (consultationId) => clearEarningsOf(db, consultationId),
    most: AT_ONCE,
    atOnce: 4,
  })
}

/** Clears the earnings of one consultation, once; what a claim holds, or another process has, waits. */
export const clearEarningsOf = (db: Db, consultationId: string) =>
  inTransaction(db, async (tx) => {
    if (!(await lockEarningsToClear(tx, consultationId))) return
    const journals = (await listEarned(tx, [consultationId])).map(({ account, amount }) =>
      earningsClearedJournal(consultationId, account, amount),
    )
    await postJournals(tx, journals)
    await deleteEarningsToClear(tx, [consultationId])
    for (const { to } of journals.flatMap(({ postings }) => postings)) await collectEarningsDebts(tx, personOf(to))
  })
