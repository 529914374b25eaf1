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
  { secret, since, most }: { secret: string; since: Date; most: number },
): Promise<ForCalendar[] | undefined> {
  const rows = await sql<(ForCalendar | { id: null })[]>`
    select b.* from calendar_addresses a left join lateral (
      select b.id, b.state, b.channel, b.starts_at as "startsAt", b.ends_at as "endsAt", b.minutes,
        b.last_seq as "lastSeq", p.first_name as other
      from bookings b join people p on p.id = b.client_id
      where b.consultant_id = a.consultant_id and b.confirmed_at is not null and b.starts_at >= ${since}
        and b.state <> 'cancelled'
      order by b.starts_at desc limit ${most}) b on true
    where a.secret = ${secret}`
  if (rows.length === 0) return undefined
  return rows.filter((row): row is ForCalendar => row.id !== null)
}

export async function findAddress(sql: Sql, consultantId: string): Promise<string | undefined> {
  const [row] = await sql<{ secret: string }[]>`
    select secret from calendar_addresses where consultant_id = ${consultantId}`
  return row?.secret
}

/** The former address answers no more. */
export const replaceAddress = (
  sql: Sql,
  { consultantId, secret, at }: { consultantId: string; secret: string; at: Date },
) => sql`
  insert into calendar_addresses (consultant_id, secret, renewed_at) values (${consultantId}, ${secret}, ${at})
  on conflict (consultant_id) do update set secret = excluded.secret, renewed_at = excluded.renewed_at`

export const deleteAddressOf = (sql: Sql, consultantId: string) =>
  sql`delete from calendar_addresses where consultant_id = ${consultantId}`
