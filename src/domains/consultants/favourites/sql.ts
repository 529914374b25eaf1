import type { Sql } from '#platform/db.ts'
import { type CardRow, cardColumns } from '../directory/card.ts'
import type { FollowState } from './contract.ts'

/** False when no consultant of that id is approved. */
export async function insertFavourite(sql: Sql, personId: string, consultantId: string, now: Date) {
  const { count } = await sql`
    insert into consultant_favourites as f (person_id, consultant_id, since)
    select ${personId}, id, ${now} from consultants where id = ${consultantId} and approved_at is not null
    on conflict (person_id, consultant_id) do update set since = f.since`
  return count === 1
}

export const deleteFavourite = (sql: Sql, personId: string, consultantId: string) => sql`
  delete from consultant_favourites where person_id = ${personId} and consultant_id = ${consultantId}`

export async function findFollowState(sql: Sql, personId: string, consultantId: string) {
  const [followState] = await sql<FollowState[]>`
    select exists (select from consultant_favourites
      where person_id = ${personId} and consultant_id = ${consultantId}) as favourite,
      exists (select from consultant_online_alerts
        where person_id = ${personId} and consultant_id = ${consultantId}) as waiting`
  return followState!
}

export const listFavouritesOf = (sql: Sql, personId: string, now: Date, most: number) => sql<
  (CardRow & { since: Date; waiting: boolean })[]
>`
  select ${cardColumns(sql)}, f.since,
    exists (select from consultant_online_alerts w
      where w.person_id = f.person_id and w.consultant_id = f.consultant_id) as waiting
  from consultant_favourites f
    join lateral (select * from consultant_cards(${now}) every where every.id = f.consultant_id) card on true
  where f.person_id = ${personId} order by presence_rank(status), f.since desc, card.id limit ${most}`
