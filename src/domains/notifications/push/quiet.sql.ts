import type { Sql, Tx } from '#platform/db.ts'
import type { QuietHours } from './quiet.rules.ts'

export async function findQuietHours(sql: Sql, personId: string): Promise<QuietHours | undefined> {
  const [row] = await sql<QuietHours[]>`
    select from_minute as "fromMinute", until_minute as "untilMinute", zone
    from notice_quiet_hours where person_id = ${personId}`
  return row
}

export const recordQuietHours = (sql: Sql, personId: string, q: QuietHours) => sql`
  insert into notice_quiet_hours (person_id, from_minute, until_minute, zone)
  values (${personId}, ${q.fromMinute}, ${q.untilMinute}, ${q.zone})
  on conflict (person_id) do update set from_minute = excluded.from_minute, until_minute = excluded.until_minute,
    zone = excluded.zone`

export const deleteQuietHoursOf = (tx: Tx, personId: string) =>
  tx`delete from notice_quiet_hours where person_id = ${personId}`
