import type { Sql, Tx } from '#platform/db.ts'
import type { Reminder } from './reminders.rules.ts'

export const recordReminded = (tx: Tx, id: string, reminder: Reminder) =>
  tx`update bookings set reminded = ${reminder} where id = ${id}`

/** Bookings of which a reminder may be due, the soonest first. */
export const listToRemind = (
  sql: Sql,
  now: Date,
  ms: Readonly<Record<Reminder, number>>,
  { most, aside }: { most: number; aside: readonly string[] },
) => sql<{ id: string }[]>`
  select id from bookings
  where ended_at is null and state = 'confirmed' and id <> all(${[...aside]}::uuid[]) and starts_at > ${now}
    and starts_at <= ${now}::timestamptz + ${ms.day} * interval '1 millisecond'
    and case when starts_at <= ${now}::timestamptz + ${ms.hour} * interval '1 millisecond'
      then reminded is distinct from 'hour'
        and greatest(confirmed_at, moved_at, consultant_moved_at) < starts_at - ${ms.hour} * interval '1 millisecond'
      else reminded is null
        and greatest(confirmed_at, moved_at, consultant_moved_at) < starts_at - ${ms.day} * interval '1 millisecond' end
  order by starts_at limit ${most}`
