import type { Sql } from '#platform/db.ts'
import type { Scheduled } from './appointment.rules.ts'

type ForCalendar = Scheduled & { other: string }

/** A booking as a calendar of this person shows it, on either side, once it is paid. */
export async function findForCalendar(sql: Sql, id: string, personId: string): Promise<ForCalendar | undefined> {
  const [row] = await sql<ForCalendar[]>`
    select b.id, b.state, b.channel, b.starts_at as "startsAt", b.ends_at as "endsAt", b.minutes,
      b.last_seq as "lastSeq", case when b.client_id = ${personId} then c.name else p.first_name end as other
    from bookings b join people p on p.id = b.client_id join consultants c on c.id = b.consultant_id
    where b.id = ${id} and ${personId} in (b.client_id, b.consultant_id) and b.confirmed_at is not null`
  return row
}

/** The bookings of whoever has this private address, from `since` on; undefined: nobody has it. */
export async function listForAddress(
  sql: Sql,
  { tokenHash, since, most }: { tokenHash: Buffer; since: Date; most: number },
): Promise<ForCalendar[] | undefined> {
  const rows = await sql<(ForCalendar | { id: null })[]>`
    select b.* from bearer_secrets a left join lateral (
      select b.id, b.state, b.channel, b.starts_at as "startsAt", b.ends_at as "endsAt", b.minutes,
        b.last_seq as "lastSeq", p.first_name as other
      from bookings b join people p on p.id = b.client_id
      where b.consultant_id = a.person_id and b.confirmed_at is not null and b.starts_at >= ${since}
        and b.state <> 'cancelled'
      order by b.starts_at desc limit ${most}) b on true
    where a.token_hash = ${tokenHash} and a.purpose = 'calendar'`
  if (rows.length === 0) return undefined
  return rows.filter((row): row is ForCalendar => row.id !== null)
}

export async function hasApplied(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`select 1 from consultants where id = ${personId}`
  return rows.length > 0
}
