import type { Sql } from '#platform/db.ts'

/** When this consultant is back; undefined: they are on no vacation. */
export async function findVacationEnd(sql: Sql, consultantId: string, now: Date): Promise<Date | undefined> {
  const [row] = await sql<{ backAt: Date }[]>`
    select back_at as "backAt" from consultant_vacations where consultant_id = ${consultantId} and back_at > ${now}`
  return row?.backAt
}

export const upsertVacation = (sql: Sql, consultantId: string, backAt: Date, now: Date) => sql`
  insert into consultant_vacations (consultant_id, back_at, set_at) values (${consultantId}, ${backAt}, ${now})
  on conflict (consultant_id) do update set back_at = excluded.back_at, set_at = excluded.set_at`

export const deleteVacation = (sql: Sql, consultantId: string) =>
  sql`delete from consultant_vacations where consultant_id = ${consultantId}`

/** Takes vacations that are over; whoever takes a row announces it. */
export const takeEndedVacations = (sql: Sql, now: Date) => sql<{ consultantId: string }[]>`
  delete from consultant_vacations v using (
    select consultant_id from consultant_vacations where back_at <= ${now} for update skip locked
  ) over_now
  where v.consultant_id = over_now.consultant_id returning v.consultant_id as "consultantId"`
