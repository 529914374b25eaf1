import type { Sql } from '#platform/db.ts'

/** When the first of a client's minutes that pay a booking end; null: money pays it, or it is not theirs. */
export async function findMinutesEnd(
  sql: Sql,
  { bookingId, clientId }: { bookingId: string; clientId: string },
): Promise<Date | null> {
  const [row] = await sql<{ endsAt: Date | null }[]>`
    select min(g.ends_at) as "endsAt" from minute_covers c join grants g on g.id = c.grant_id
    where c.consultation_id = ${bookingId} and g.person_id = ${clientId}`
  return row!.endsAt
}

/** Reservations of which a payment was credited, longest paid first. */
export const listPaid = (sql: Sql, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b join payment_attempts t on t.subject_kind = 'booking' and t.subject_id = b.id
    join payments p on p.id = t.payment_id and p.state in ('paid', 'paid_late')
  where b.state = 'reserved' and b.id <> all(${[...aside]}::uuid[])
  group by b.id order by min(p.paid_at), b.id limit ${most}`

/** Credited payments of reservations that were never confirmed, of the last week, whose payer was not told yet. */
export const listUntold = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select t.payment_id as id from payment_attempts t join bookings b on b.id = t.subject_id
    join payments p on p.id = t.payment_id and p.state in ('paid', 'paid_late')
  where t.subject_kind = 'booking' and t.outcome is null and t.asked_at > ${now}::timestamptz - interval '7 days'
    and b.ended_at is not null and b.confirmed_at is null and t.payment_id <> all(${[...aside]}::uuid[])
  order by t.asked_at limit ${most}`
