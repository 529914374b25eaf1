import { connect } from '#platform/db.ts'
import type { Durability } from '#platform/embedded-postgres/server.ts'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'
import { migrate } from '#platform/migrations.ts'
import { writeSchema } from '#platform/schema-dump.ts'

export type Database = { url: string; isEmbedded: boolean; release: () => Promise<void> }

/** The database of this command: the one named by DATABASE_URL, or an embedded server in `folder`. */
export async function openDatabase(folder = '.data/postgres', durability: Durability = 'durable'): Promise<Database> {
  const url = process.env.DATABASE_URL
  if (url) return { url, isEmbedded: false, release: async () => {} }
  const postgres = await usePostgres(folder, { durability })
  await createDatabaseOnce(postgres.urlOf('postgres'), 'sensitivos')
  return { url: postgres.urlOf('sensitivos'), isEmbedded: true, release: postgres.release }
}

async function createDatabaseOnce(serverUrl: string, name: string) {
  const server = connect(serverUrl, { max: 1, name: 'start' })
  try {
    const known = await server`select 1 from pg_database where datname = ${name}`
    if (known.length === 0) await server.unsafe(`create database ${name}`)
  } finally {
    await server.end()
  }
}

/** Applies pending migrations and updates db/schema.sql. Returns the names of the applied ones. */
export async function bringUpToDate(url: string): Promise<string[]> {
  const db = connect(url, { max: 1, name: 'migrate' })
  try {
    const applied = await migrate(db)
    if (applied.length > 0 && process.env.APP_ENV !== 'production') await writeSchema(db)
    return applied
  } finally {
    await db.end()
  }
}
