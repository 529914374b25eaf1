import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db, Tx } from './db.ts'

export type Migration = { name: string; checksum: string; text: string }

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/
const MIGRATION_LOCK = 7_346_001

/**
 * Every migration file in the order of its number. Refuses a number given twice and a name that is not
 * `0001_words.sql`.
 */
export function readMigrations(folder = 'db/migrations'): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  names.forEach((name, at) => {
    if (!NAME.test(name)) throw new Error(`Migration ${name}: call it 0001_words.sql`)
    if (name.slice(0, 4) === names[at - 1]?.slice(0, 4))
      throw new Error(`Migrations ${names[at - 1]} and ${name} have the same number`)
  })
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

/** One name for a whole set of migrations: another byte, another name. */
export const fingerprintOf = (migrations: readonly Migration[]) =>
  createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n'))
    .digest('hex')
    .slice(0, 16)

/**
 * Applies what is missing, each file in a transaction of its own, and answers the names of what it applied. Safe to run
 * from several processes at once.
 */
export async function migrate(db: Db, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  await db.begin(prepare)
  refuseChangedHistory(await listApplied(db), migrations)
  const applied: string[] = []
  for (const migration of migrations) {
    if (await db.begin((tx) => apply(tx, migration))) applied.push(migration.name)
  }
  return applied
}

type Applied = { name: string; checksum: string }

async function prepare(tx: Tx) {
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
  await tx`create table if not exists migrations (name text primary key, checksum text not null,
    applied_at timestamptz not null default now())`
}

const listApplied = (sql: Db | Tx) => sql<Applied[]>`select name, checksum from migrations order by name`

async function apply(tx: Tx, { name, checksum, text }: Migration): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
  const [known] = await tx`select 1 from migrations where name = ${name}`
  if (known) return false
  await tx`set local statement_timeout = 0`
  try {
    await tx.unsafe(text).simple()
  } catch (error) {
    throw new Error(`Migration ${name}: ${(error as Error).message}${whereIn(text, error)}`, { cause: error })
  }
  await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
  return true
}

/** PostgreSQL counts characters; people count lines. */
function whereIn(text: string, error: unknown): string {
  const position = Number((error as { position?: string }).position)
  return position ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}

/** What was applied is history: it must still be there, unchanged, and before anything new. */
function refuseChangedHistory(applied: readonly Applied[], migrations: readonly Migration[]) {
  const files = new Map(migrations.map((migration) => [migration.name, migration]))
  const known = new Set(applied.map(({ name }) => name))
  const last = applied.at(-1)?.name ?? ''
  for (const { name, checksum } of applied) {
    const file = files.get(name)
    if (!file)
      throw new Error(`This database has ${name}, which this version does not know: a newer version migrated it.`)
    if (file.checksum !== checksum)
      throw new Error(
        `${name} changed after it was applied. Write a new migration; for a throwaway database, drop it (embedded: delete .data) and start again.`,
      )
  }
  const late = migrations.find(({ name }) => name < last && !known.has(name))
  if (late)
    throw new Error(`${late.name} comes before ${last}, which is already applied. Give it the next free number.`)
}
