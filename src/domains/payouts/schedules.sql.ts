import type { Sql, Tx } from '#platform/db.ts'

export type Schedule = {
  weekday: number | null
  /** Days in São Paulo, `aaaa-mm-dd`. */
  nextOn: string | null
  lastOn: string | null
  leavingSince: Date | null
}

const columns = (sql: Sql) => sql`
  weekday, next_on::text as "nextOn", last_on::text as "lastOn", leaving_since as "leavingSince"`

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

export const recordLeaving = (tx: Tx, consultantId: string, at: Date) => tx`
  insert into payout_schedules as s (consultant_id, leaving_since) values (${consultantId}, ${at})
  on conflict (consultant_id) do update set leaving_since = coalesce(s.leaving_since, excluded.leaving_since)`

/** Whose day it is, or who leaves with something available; not while a document rests. Read without locks. */
export async function listDueSchedules(
  sql: Sql,
  now: Date,
  { today, most, aside }: { today: string; most: number; aside: string[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select s.consultant_id as id from payout_schedules s
    where s.consultant_id <> all(${aside}::uuid[])
      and (s.leaving_since is null and s.next_on <= ${today}::date
        or s.leaving_since is not null and exists (
          select from ledger_accounts a
          where a.id = 'consultant:' || s.consultant_id || ':available' and a.balance > 0))
      and not exists (
        select from consultant_tax_id_changes h
        where h.consultant_id = s.consultant_id and h.stopped_at is null and h.rests_until > ${now})
    order by s.next_on nulls first, s.consultant_id limit ${most}`
  return rows.map(({ id }) => id)
}
