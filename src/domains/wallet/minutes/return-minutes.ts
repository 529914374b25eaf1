import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournalsAtomically } from '../post-journals-atomically.ts'
import { refuse } from '../rules.ts'
import { minutesReturnedJournal } from './rules.ts'
import { closePack, lockPack } from './sql.ts'

/**
 * Closes a pack of minutes, as part of the caller's transaction; unused minutes become credit again. Answers the amount
 * in centavos; repeating answers the same. Refuses `minutes_in_use` while a consultation has reserved some,
 * `minutes_frozen` while the purchase is disputed, and `minutes_not_found`.
 */
export async function returnMinutes(tx: Tx, { id, at }: { id: string; at: Date }): Promise<Centavos> {
  const pack = await lockPack(tx, id)
  if (!pack) throw refuse('minutes_not_found')
  if (pack.closedAt) return pack.returned
  if (pack.isFrozen) throw refuse('minutes_frozen')
  if (pack.reservedMs > 0n) throw refuse('minutes_in_use')
  const unused = pack.value - pack.spent
  await closePack(tx, id, at, unused)
  await postJournalsAtomically(tx, minutesReturnedJournal(id, pack.personId, unused))
  return unused
}
