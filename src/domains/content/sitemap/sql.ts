import type { Sql } from '#platform/db.ts'

export const listPublished = (sql: Sql, now: Date) => sql<{ slug: string; changedAt: Date }[]>`
  select slug, changed_at as "changedAt" from content_articles where published_at <= ${now} order by published_at desc
    limit 5000`
