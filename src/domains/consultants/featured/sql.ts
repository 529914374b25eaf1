import type { Sql, Tx } from '#platform/db.ts'
import { FEATURED_FROM, type FeaturedRating } from './rules.ts'

/** The ids of those who may be featured: by what people said with their own money, and by the average of all. */
export const featurable = (sql: Sql) => sql`
  select f.consultant_id from consultant_featured_ratings f join consultant_ratings r on r.consultant_id = f.consultant_id
  where f.people >= ${FEATURED_FROM.people} and f.stars >= ${FEATURED_FROM.stars}
    and r.rating_sum >= ${FEATURED_FROM.stars} * r.review_count`

export async function isFeaturable(sql: Sql, consultantId: string): Promise<boolean> {
  const rows = await sql`select from (${featurable(sql)}) one where consultant_id = ${consultantId}`
  return rows.length > 0
}

export const upsertFeaturedRating = (tx: Tx, consultantId: string, { people, stars }: FeaturedRating) => tx`
  insert into consultant_featured_ratings (consultant_id, people, stars) values (${consultantId}, ${people}, ${stars})
  on conflict (consultant_id) do update set people = excluded.people, stars = excluded.stars`

export const deleteFeaturedRating = (tx: Tx, consultantId: string) => tx`
  delete from consultant_featured_ratings where consultant_id = ${consultantId}`
