import type { Sql } from '#platform/db.ts'
import { promotionalOf } from '../rules.ts'
import { findBalances } from '../sql.ts'
import { leftOfEach } from './rules.ts'
import { listActiveBonuses } from './sql.ts'

/**
 * What somebody may still spend of each bonus, those that end first in front. What a conversation has reserved is not
 * in it.
 */
export async function listBonuses(sql: Sql, personId: string) {
  const account = promotionalOf(personId)
  const balance = (await findBalances(sql, [account])).get(account) ?? 0n
  return leftOfEach(await listActiveBonuses(sql, personId), balance).filter(({ left, isOver }) => left > 0n && !isOver)
}
