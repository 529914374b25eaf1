import type { Db } from '#platform/db.ts'
import { blankOwnerUrl, connectTo } from './database.ts'

/** A database in which nothing is, not even migrations; and a way to connect to it again. */
export async function blankDatabase(): Promise<{ db: Db; url: string; again: () => Db }> {
  const url = await blankOwnerUrl()
  return { db: connectTo(url), url, again: () => connectTo(url, { max: 1 }) }
}
