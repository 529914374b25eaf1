import type { Sql } from '#platform/db.ts'
import { listApproved } from './sql.ts'

/** The URL paths of all profiles, for the sitemap. */
export const listConsultantAddresses = async (sql: Sql) =>
  (await listApproved(sql)).map(({ id, approvedAt }) => ({ path: `/consultores/${id}`, changedAt: approvedAt }))
