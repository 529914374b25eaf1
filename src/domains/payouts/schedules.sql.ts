import { longBlockedPeople, payoutsRest, restsUntil } from '#domains/accounts/index.ts'
import type { Sql, Tx } from '#platform/db.ts'

export type Schedule = {
  weekday: number | null
  /** Days in São Paulo, `aaaa-mm-dd`. */
  nextOn: string | null
  lastOn: string | null
  leavingSince: Date | null
  /** The first day on which whoever leaves is paid again; null: at once. */
  leavingOn: string | null
}

const columns = (sql: Sql) => sql`
  weekday, next_on::text as "nextOn", last_on::text as "lastOn", leaving_since as "leavingSince",
  leaving_on::text as "leavingOn"`

export async function findSchedule(sql: Sql, consultantId: string): Promise<Schedule | undefined> {
  const [row] = await sql<
    Schedule[]
  >`select ${columns(sql)} from payout_schedules where consultant_id = ${consultantId}`
  return row
}

export async function lockSchedule(tx: Tx, consultantId: string): Promise<Schedule | undefined> {
  const [row] = await tx<Schedule[]>`
    select ${columns(tx)} from payout_schedules where consultant_id = ${consultantId} for update`
  return row
}

export const recordSchedule = (
  tx: Tx,
  consultantId: string,
  { weekday, nextOn, lastOn }: { weekday: number | null; nextOn: string | null; lastOn?: string },
) => tx`
  insert into payout_schedules as s (consultant_id, weekday, next_on) values (${consultantId}, ${weekday}, ${nextOn})
  on conflict (consultant_id) do update set weekday = excluded.weekday, next_on = excluded.next_on,
    last_on = coalesce(${lastOn ?? null}::date, s.last_on)`

/**
 * Whoever asked to close the account leaves, until they stay after all, and so does who has been blocked for thirty
 * days; a closed account has left.
 */
export const recordLeavers = (sql: Sql, at: Date) => sql`
  with leavers as (
    insert into payout_schedules as s (consultant_id, leaving_since)
    select c.id, ${at}::timestamptz from consultants c
    where c.approved_at is not null
      and c.id in (select person_id from closing_requests where ended_at is null union all ${longBlockedPeople(sql, at)})
      and not exists (select from payout_schedules k where k.consultant_id = c.id and k.leaving_since is not null)
    on conflict (consultant_id) do update set leaving_since = excluded.leaving_since
  )
  update payout_schedules s set leaving_since = null, leaving_on = null
  where s.leaving_since is not null
    and not exists (select from closing_requests r where r.person_id = s.consultant_id and r.ended_at is null)
    and s.consultant_id not in (${longBlockedPeople(sql, at)})
    and exists (select from people p where p.id = s.consultant_id and p.closed_at is null)`

/** A consultant whose account closes has left, so that money which a bank gives back later is paid again. */
export const recordLeft = (tx: Tx, consultantId: string, at: Date) => tx`
  insert into payout_schedules as s (consultant_id, leaving_since)
  select id, ${at}::timestamptz from consultants where id = ${consultantId}
  on conflict (consultant_id) do update set leaving_since = coalesce(s.leaving_since, excluded.leaving_since)`

/** Whoever leaves is not paid before this day (São Paulo). */
export const recordLeavingOn = (tx: Tx, consultantId: string, day: string) =>
  tx`update payout_schedules set leaving_on = ${day} where consultant_id = ${consultantId}`

/** Whose day it is, or who leaves with something available; not while money rests, or the team
 * holds it. Read without locks. */
export async function listDueSchedules(
  sql: Sql,
  now: Date,
  { today, most, aside }: { today: string; most: number; aside: string[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select s.consultant_id as id from payout_schedules s
    where s.consultant_id <> all(${aside}::uuid[])
      and (s.leaving_since is null and s.next_on <= ${today}::date
        or s.leaving_since is not null and (s.leaving_on is null or s.leaving_on <= ${today}::date) and exists (
          select from ledger_accounts a
          where a.id = 'consultant:' || s.consultant_id || ':available' and a.balance > 0))
      and not ${payoutsRest(sql, sql`s.consultant_id`, now)}
      and ${restsUntil(sql, sql`s.consultant_id`, sql`${now}::timestamptz`)} is null
    order by s.next_on nulls first, s.consultant_id limit ${most}`
  return rows.map(({ id }) => id)
}
