import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { postJournals } from '../post-journals.ts'
import { earningsClearedJournal, clearingCutoff } from './rules.ts'
import { deleteEarningsToClear, listEarned, lockEarningsToClear } from './sql.ts'

const AT_ONCE = 200

/**
 * Clears earnings of consultations settled at least 24 hours ago, in one batch. Answers how many were processed; those
 * that cannot clear stay and are answered as `stuck`.
 */
export function clearEarnings(db: Db, clock: Clock): Promise<{ cleared: number; stuck: string[] }> {
  return inTransaction(db, async (tx) => {
    const due = (await lockEarningsToClear(tx, clearingCutoff(await clock(tx)), AT_ONCE)).map(
      ({ consultationId }) => consultationId,
    )
    if (due.length === 0) return { cleared: 0, stuck: [] }
    const journals = (await listEarned(tx, due)).map(({ consultationId, account, amount }) =>
      earningsClearedJournal(consultationId, account, amount),
    )
    const outcomes = await postJournals(tx, journals)
    const stuck = journals
      .filter((_, i) => outcomes[i] === 'insufficient_funds' || outcomes[i] === 'key_reused')
      .map(({ key }) => key.slice('clear:'.length))
    const done = due.filter((id) => !stuck.includes(id))
    await deleteEarningsToClear(tx, done)
    return { cleared: done.length, stuck }
  })
}
