import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { postJournals } from '../post-journals.ts'
import { clearJournal, settledBy } from './rules.ts'
import { deleteAwaiting, listEarned, lockAwaiting } from './sql.ts'

const AT_ONCE = 200

/**
 * Frees what consultations earned 24 hours ago or earlier, many in one trip. Answers how many were dealt with; what
 * cannot clear stays and is answered as `stuck`.
 */
export function clearEarnings(db: Db, clock: Clock): Promise<{ cleared: number; stuck: string[] }> {
  return inTransaction(db, async (tx) => {
    const due = (await lockAwaiting(tx, settledBy(await clock(tx)), AT_ONCE)).map(
      ({ consultationId }) => consultationId,
    )
    if (due.length === 0) return { cleared: 0, stuck: [] }
    const journals = (await listEarned(tx, due)).map(({ consultationId, account, amount }) =>
      clearJournal(consultationId, account, amount),
    )
    const outcomes = await postJournals(tx, journals)
    const stuck = journals
      .filter((_, i) => outcomes[i] === 'insufficient_funds' || outcomes[i] === 'key_reused')
      .map(({ key }) => key.slice('clear:'.length))
    const done = due.filter((id) => !stuck.includes(id))
    await deleteAwaiting(tx, done)
    return { cleared: done.length, stuck }
  })
}
