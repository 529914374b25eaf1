import type { Db } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl } from './database.ts'

/** A database in which nothing is, not even migrations; and a way to connect to it again. */
export async function blankDatabase(): Promise<{ db: Db; again: () => Db }> {
  const url = await freshDatabaseUrl()
  const db = connectTo(url)
  await db`drop schema public cascade`
  await db`drop schema sandbox cascade`
  await db`create schema public`
  return { db, again: () => connectTo(url, { max: 1 }) }
}
