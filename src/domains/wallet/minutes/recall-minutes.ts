import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { minutesReturnedJournal } from './rules.ts'
import { recallPacks } from './sql.ts'

/**
 * Returns minutes that were bought for one consultant, as part of the caller's transaction: what was paid for unused
 * ones becomes credit, at once when nothing reserves or freezes them, else as soon as they are free. The caller locked
 * the person's packs (`lockPacksOf`) before any account. Answers the credit in centavos; repeating returns nothing.
 */
export async function recallMinutes(tx: Tx, recall: { personId: string; consultantId: string; at: Date }) {
  const closed = await recallPacks(tx, recall)
  await postJournals(
    tx,
    closed.flatMap(({ returned, ...pack }) => minutesReturnedJournal({ ...pack, personId: recall.personId }, returned)),
  )
  return closed.reduce<Centavos>((sum, { returned }) => sum + returned, 0n)
}
