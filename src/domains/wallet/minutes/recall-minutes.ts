import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { minutesReturnedJournal } from './rules.ts'
import { recallPacks } from './sql.ts'

/**
 * Returns what was paid for unused minutes of one consultant as credit, at once or as soon as nothing reserves or
 * freezes them. Lock the packs (`lockPacksOf`) before any account. Answers the centavos; repeating returns nothing.
 */
export async function recallMinutes(tx: Tx, recall: { personId: string; consultantId: string; at: Date }) {
  const closed = await recallPacks(tx, recall)
  await postJournals(
    tx,
    closed.flatMap(({ returned, ...pack }) => minutesReturnedJournal({ ...pack, personId: recall.personId }, returned)),
  )
  return closed.reduce<Centavos>((sum, { returned }) => sum + returned, 0n)
}
