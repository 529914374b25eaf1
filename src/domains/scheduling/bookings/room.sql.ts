import type { Sql, Tx } from '#platform/db.ts'

/** The room is open, in one statement with its event. */
export const recordOpened = (tx: Tx, id: string, at: Date) => tx`
  with moved as (update bookings set opened_at = ${at}, last_seq = last_seq + 1 where id = ${id} returning *)
  insert into booking_events (booking_id, seq, state, reason, at) select id, last_seq, state, 'opened', ${at} from moved`

/** Bookings whose room is to open and whose people are in no other, the soonest first. */
export const listToOpen = (
  sql: Sql,
  { now, before }: { now: Date; before: Date },
  most: number,
  aside: readonly string[],
) => sql<{ id: string }[]>`
  select b.id from bookings b
  where b.state = 'confirmed' and b.opened_at is null and b.starts_at <= ${before} and b.id <> all(${[...aside]}::uuid[])
    and (b.starts_at <= ${now}::timestamptz - interval '10 minutes' or not exists (
      select from consultations c where c.ended_at is null and (c.client_id = b.client_id
        or c.consultant_id = b.consultant_id and c.state <> 'requested')))
  order by b.starts_at limit ${most}`

/** Bookings whose consultation is over. */
export const listToSettle = (sql: Sql, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b join consultations c on c.id = b.id and c.ended_at is not null
  where b.opened_at is not null and b.ended_at is null and b.id <> all(${[...aside]}::uuid[])
  order by c.ended_at limit ${most}`
