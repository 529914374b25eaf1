import type { Db } from '#platform/db.ts'
import { connectTo, freshOwnerUrl } from './database.ts'

/** A database in which nothing is, not even migrations; and a way to connect to it again. */
export async function blankDatabase(): Promise<{ db: Db; url: string; again: () => Db }> {
  const url = await freshOwnerUrl()
  const db = connectTo(url)
  await db`drop schema public cascade`
  for (const schema of ['sandbox', 'manual', 'asaas']) await db`drop schema if exists ${db(schema)} cascade`
  await db`create schema public`
  return { db, url, again: () => connectTo(url, { max: 1 }) }
}
