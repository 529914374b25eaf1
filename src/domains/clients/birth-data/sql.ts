import type { Sql } from '#platform/db.ts'
import type { BirthData } from './contract.ts'

export async function findBirthData(sql: Sql, personId: string): Promise<BirthData | undefined> {
  const [row] = await sql<BirthData[]>`
    select born_on::text as "bornOn", to_char(born_time, 'HH24:MI') as "bornTime", place
    from client_birth_data where person_id = ${personId}`
  return row
}

/** Who sees them, the latest first. */
export const listShares = (sql: Sql, personId: string) => sql<
  { id: string; name: string; portrait: string; sharedAt: Date }[]
>`
  select c.id, c.name, c.portrait, s.shared_at as "sharedAt"
  from client_birth_shares s join consultants c on c.id = s.consultant_id
  where s.client_id = ${personId} order by s.shared_at desc, c.id`

export const upsertBirthData = (sql: Sql, personId: string, { bornOn, bornTime, place }: BirthData, now: Date) => sql`
  insert into client_birth_data (person_id, born_on, born_time, place, changed_at)
  values (${personId}, ${bornOn}::text::date, ${bornTime}::text::time, ${place}, ${now})
  on conflict (person_id) do update set born_on = excluded.born_on, born_time = excluded.born_time,
    place = excluded.place, changed_at = excluded.changed_at`

/** The shares go with them. */
export const deleteBirthData = (sql: Sql, personId: string) =>
  sql`delete from client_birth_data where person_id = ${personId}`

/** False: no such consultant. */
export async function insertShare(sql: Sql, personId: string, consultantId: string, now: Date) {
  const { count } = await sql`
    insert into client_birth_shares as s (client_id, consultant_id, shared_at)
    select ${personId}, c.id, ${now} from consultants c
    where c.id = ${consultantId} and c.approved_at is not null
    on conflict (client_id, consultant_id) do update set shared_at = s.shared_at`
  return count === 1
}
