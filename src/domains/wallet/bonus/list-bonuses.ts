import type { Sql } from '#platform/db.ts'
import { listSpendable } from './sql.ts'

/** What a person may still spend of each bonus, soonest expiry first, without what a consultation has reserved. */
export const listBonuses = async (sql: Sql, personId: string) =>
  (await listSpendable(sql, personId)).map((bonus) => ({ ...bonus, left: bonus.unspent }))
