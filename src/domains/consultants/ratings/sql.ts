import type { Sql } from '#platform/db.ts'

export const addRating = (sql: Sql, consultantId: string, stars: number) => sql`
  insert into consultant_ratings as r (consultant_id, rating_sum, review_count) values (${consultantId}, ${stars}, 1)
  on conflict (consultant_id) do update
    set rating_sum = r.rating_sum + excluded.rating_sum, review_count = r.review_count + 1`
