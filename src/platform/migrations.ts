import { type DatabaseFiles, faultIn, readDatabaseFiles, type SqlFile } from './database-files.ts'
import { applyFitting, applyFunctions, hasExactly, prepareFunctions } from './database-functions.ts'
import type { Db, Tx } from './db.ts'

const MIGRATION_LOCK = 7_346_001

/**
 * Brings a database up to date and answers what it applied. Each migration is a transaction; changed functions are
 * applied before it as far as they fit, the rest after the last one. Safe to run twice and at once.
 */
export async function migrate(db: Db, files: DatabaseFiles = readDatabaseFiles()): Promise<string[]> {
  const known = await listKnown(db)
  refuseAnotherHistory(known, files.migrations)
  if (known.length === files.migrations.length && (await hasExactly(db, files.functions))) return []
  await db.begin((tx) => locked(tx, prepare))
  const missing = files.migrations.slice(known.length)
  if (missing.length === 0) return db.begin((tx) => locked(tx, () => applyFunctions(tx, files.functions)))
  const applied: string[] = []
  for (const migration of missing) {
    const isLast = migration === missing.at(-1)
    applied.push(...(await db.begin((tx) => locked(tx, () => applyNext(tx, migration, files.functions, isLast)))))
  }
  return applied
}

async function locked<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
  await tx`set local statement_timeout = 0`
  return work(tx)
}

async function prepare(tx: Tx) {
  await tx`
    create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`
  await prepareFunctions(tx)
}

async function applyNext(
  tx: Tx,
  migration: SqlFile,
  functions: readonly SqlFile[],
  isLast: boolean,
): Promise<string[]> {
  const applied = await apply(tx, migration, functions)
  return isLast ? [...applied, ...(await applyFunctions(tx, functions))] : applied
}

/** Nothing, when another process was faster. */
async function apply(tx: Tx, migration: SqlFile, functions: readonly SqlFile[]): Promise<string[]> {
  const { name, checksum, text } = migration
  const [known] = await tx`select 1 from migrations where name = ${name}`
  if (known) return []
  const applied = await applyFitting(tx, functions)
  try {
    await tx.unsafe(text).simple()
  } catch (error) {
    throw faultIn(migration, error)
  }
  await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
  return [...applied, name]
}

type Known = { name: string; checksum: string }

/** Only looks: a database that is refused stays as it was. */
async function listKnown(db: Db): Promise<Known[]> {
  const [row] = await db<{ exists: boolean }[]>`select to_regclass('migrations') is not null as exists`
  return row!.exists ? db<Known[]>`select name, checksum from migrations order by name` : []
}

/** What was applied to this database is not how today's migrations begin: another version made it. */
export class AnotherHistory extends Error {}

/** What was applied is history: it must still be there, unchanged, and before anything new. */
function refuseAnotherHistory(known: readonly Known[], migrations: readonly SqlFile[]) {
  for (const [at, { name, checksum }] of known.entries()) {
    const file = migrations.find((migration) => migration.name === name)
    if (!file)
      throw new AnotherHistory(
        `The database has the migration ${name}, which this version does not have: another version made it.`,
      )
    if (file.checksum !== checksum) {
      throw new AnotherHistory(
        `${file.path} is not the text that was applied. A migration that was applied never changes: write a new one.`,
      )
    }
    const late = migrations[at]!
    if (file !== late)
      throw new AnotherHistory(
        `${late.path} comes before ${name}, which is already applied. Give it the next free number.`,
      )
  }
}
