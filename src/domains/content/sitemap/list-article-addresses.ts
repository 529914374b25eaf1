import type { Sql } from '#platform/db.ts'
import { listPublished } from './sql.ts'

/** Where each article is read, for the sitemap. */
export const listArticleAddresses = async (sql: Sql, now: Date) =>
  (await listPublished(sql, now)).map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt }))
