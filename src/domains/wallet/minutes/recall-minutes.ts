import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { lockGrantsOf } from '../grants/lock-holders.ts'
import { postJournals } from '../post-journals.ts'
import { endMinutes } from './end-minutes.ts'
import { listParts, recordRecalled } from './sql.ts'

/**
 * Returns what was paid for unused minutes of one consultant as credit, at once or as soon as nothing reserves or
 * freezes them. Answers the centavos; repeating returns nothing.
 */
export async function recallMinutes(
  tx: Tx,
  { at, ...recall }: { personId: string; consultantId: string; at: Date },
): Promise<Centavos> {
  await lockGrantsOf(tx, recall.personId)
  const recalled = await recordRecalled(tx, { ...recall, at })
  const grants = recalled.map(({ grantId }) => grantId)
  const journals = await endMinutes(tx, await listParts(tx, { grants }), { at })
  await postJournals(tx, journals)
  return journals.reduce((sum, { postings }) => sum + postings[0]!.amount, 0n)
}
