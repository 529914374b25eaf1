import type { Sql } from '#platform/db.ts'
import type { VacationDays } from './rules.ts'

/** The days of a vacation `v` by the clock of whoever goes. */
export const vacationDays = (sql: Sql) => sql`
  json_build_object('firstDay', to_char(v.starts_at at time zone v.zone, 'YYYY-MM-DD'),
    'lastDay', to_char((v.back_at - interval '1 second') at time zone v.zone, 'YYYY-MM-DD'))`

/** When this consultant is back; undefined: they are on no vacation. */
export async function findVacationEnd(sql: Sql, consultantId: string, now: Date): Promise<Date | undefined> {
  const [row] = await sql<{ backAt: Date }[]>`
    select back_at as "backAt" from consultant_vacations
    where consultant_id = ${consultantId} and starts_at <= ${now} and back_at > ${now}`
  return row?.backAt
}

/** The vacation of a consultant as they see it; `backAt` is null while it is only planned. */
export async function readVacation(sql: Sql, consultantId: string, now: Date) {
  const [row] = await sql<{ backAt: Date | null; days: VacationDays }[]>`
    select case when starts_at <= ${now} then back_at end as "backAt", ${vacationDays(sql)} as days
    from consultant_vacations v where consultant_id = ${consultantId} and back_at > ${now}`
  return row ?? { backAt: null, days: null }
}

type Vacation = { consultantId: string; startsAt: Date; backAt: Date; zone: string; now: Date }

export const upsertVacation = (sql: Sql, { consultantId, startsAt, backAt, zone, now }: Vacation) => sql`
  insert into consultant_vacations (consultant_id, starts_at, back_at, zone, set_at, is_begun)
  values (${consultantId}, ${startsAt}, ${backAt}, ${zone}, ${now}, ${startsAt <= now})
  on conflict (consultant_id) do update set starts_at = excluded.starts_at, back_at = excluded.back_at,
    zone = excluded.zone, set_at = excluded.set_at, is_begun = excluded.is_begun`

export const deleteVacation = (sql: Sql, consultantId: string) =>
  sql`delete from consultant_vacations where consultant_id = ${consultantId}`

/** Takes vacations that are over; whoever takes a row announces it. */
export const takeEndedVacations = (sql: Sql, now: Date) => sql<{ consultantId: string }[]>`
  delete from consultant_vacations v using (
    select consultant_id from consultant_vacations where back_at <= ${now} for update skip locked
  ) over_now
  where v.consultant_id = over_now.consultant_id returning v.consultant_id as "consultantId"`

/** The same of those that began. */
export const takeBegunVacations = (sql: Sql, now: Date) => sql<{ consultantId: string }[]>`
  update consultant_vacations v set is_begun = true from (
    select consultant_id from consultant_vacations where not is_begun and starts_at <= ${now} for update skip locked
  ) begun
  where v.consultant_id = begun.consultant_id returning v.consultant_id as "consultantId"`
