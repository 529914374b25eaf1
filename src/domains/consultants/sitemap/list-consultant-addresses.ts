import type { Sql } from '#platform/db.ts'
import { listApproved } from './sql.ts'

/** Where each profile is read, for the sitemap. */
export const listConsultantAddresses = async (sql: Sql) =>
  (await listApproved(sql)).map(({ id, approvedAt }) => ({ path: `/consultores/${id}`, changedAt: approvedAt }))
