import type { Sql } from '#platform/db.ts'
import { ALONE } from '../restraints.rules.ts'
import { findInForce, sumAloneMs } from '../restraints/sql.ts'

const HOUR_MS = 3_600_000

/** For how many whole hours one member alone may still suspend this person; zero too while they are suspended. */
export async function aloneHoursLeft(sql: Sql, personId: string, at: Date): Promise<number> {
  const inForce = await findInForce(sql, personId, 'suspended')
  if (inForce && inForce.endsAt! > at) return 0
  const used = await sumAloneMs(sql, personId, new Date(at.getTime() - ALONE.withinMs))
  return Math.max(0, Math.floor((ALONE.mostMs - used) / HOUR_MS))
}
