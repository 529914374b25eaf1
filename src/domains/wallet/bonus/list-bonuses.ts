import type { Sql } from '#platform/db.ts'
import { promotionalOf } from '../rules.ts'
import { findBalances } from '../sql.ts'
import { leftOfEach } from './rules.ts'
import { listActiveBonuses } from './sql.ts'

/** What a person may still spend of each bonus, soonest expiry first, without what a consultation has reserved. */
export async function listBonuses(sql: Sql, personId: string) {
  const account = promotionalOf(personId)
  const balance = (await findBalances(sql, [account])).get(account) ?? 0n
  return leftOfEach(await listActiveBonuses(sql, personId), balance).filter(({ left, isOver }) => left > 0n && !isOver)
}
