import type { Db } from '#platform/db.ts'
import { toPost } from '../articles/article-view.ts'
import { listOfCategory } from '../articles/sql.ts'
import { categoryOf, refuse } from '../rules.ts'
import { findService } from './sql.ts'

const RELATED = 3

/** A service with its questions and three related articles. Refuses `service_not_found`. */
export async function readService(db: Db, name: string, now: Date) {
  const row = await findService(db, name)
  if (!row) throw refuse('service_not_found')
  return { ...row, related: (await listOfCategory(db, categoryOf(row.name), now, RELATED)).map(toPost) }
}
