import type { Sql } from '#platform/db.ts'

/** Answers false when nobody of that id was approved. The first wish counts. */
export async function insertWish(sql: Sql, personId: string, consultantId: string, now: Date) {
  const { count } = await sql`
    insert into consultant_wishes as w (consultant_id, person_id, wished_at)
    select id, ${personId}, ${now} from consultants where id = ${consultantId} and approved_at is not null
    on conflict (consultant_id, person_id) do update set wished_at = w.wished_at`
  return count === 1
}

export const deleteWish = (sql: Sql, personId: string, consultantId: string) => sql`
  delete from consultant_wishes where consultant_id = ${consultantId} and person_id = ${personId}`

/** Who is waited for and has come online. */
export const listArrived = (sql: Sql, now: Date) => sql<{ consultantId: string }[]>`
  select distinct w.consultant_id as "consultantId" from consultant_wishes w
    join present_consultants(${now}) p on p.consultant_id = w.consultant_id
  where p.status = 'online'`

export type Waiting = { personId: string; email: string; firstName: string; consultantName: string; wishedAt: Date }

/** Takes the oldest wishes for this consultant: whoever gets a row is the one who tells. */
export const takeWishes = (sql: Sql, consultantId: string, most: number) => sql<Waiting[]>`
  with oldest as (
    select consultant_id, person_id from consultant_wishes where consultant_id = ${consultantId} order by wished_at
      limit ${most} for update skip locked
  )
  delete from consultant_wishes w using oldest, people p, consultants c
  where (w.consultant_id, w.person_id) = (oldest.consultant_id, oldest.person_id) and p.id = w.person_id
    and c.id = w.consultant_id
  returning w.person_id as "personId", p.email, p.first_name as "firstName", c.name as "consultantName",
    w.wished_at as "wishedAt"`
