import type { Sql } from '#platform/db.ts'
import { listSlugs } from '../sql.ts'

/** The address of each product, for the sitemap. */
export const listProductAddresses = async (sql: Sql) =>
  (await listSlugs(sql)).map(({ slug, arrivedAt }) => ({ path: `/loja?produto=${slug}`, changedAt: arrivedAt }))
