import type { Sql } from '#platform/db.ts'
import { listPublished } from './sql.ts'

/** The URL paths of all published articles, for the sitemap. */
export const listArticleAddresses = async (sql: Sql, now: Date) =>
  (await listPublished(sql, now)).map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt }))
