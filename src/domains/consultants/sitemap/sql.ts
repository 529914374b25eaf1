import type { Sql } from '#platform/db.ts'

/** Every approved consultant, by id, for the sitemap. */
export const listApproved = (sql: Sql) => sql<{ id: string; approvedAt: Date }[]>`
  select id, approved_at as "approvedAt" from consultants where approved_at is not null order by approved_at, id
    limit 45000`
