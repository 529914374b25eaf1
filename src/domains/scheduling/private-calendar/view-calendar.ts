import type { Sql } from '#platform/db.ts'
import type { PrivateCalendar } from './contract.ts'
import { findCalendar, listBusyAhead } from './sql.ts'

/** A consultant's own calendar as they see it: where it is, how reading went, and when they are busy. */
export async function viewCalendar(
  sql: Sql,
  { consultantId, isOffered, now }: { consultantId: string; isOffered: boolean; now: Date },
): Promise<PrivateCalendar> {
  const [calendar, busy] = await Promise.all([findCalendar(sql, consultantId), listBusyAhead(sql, consultantId, now)])
  return { isOffered, calendar: calendar ?? null, busy: [...busy] }
}
