import type { Db } from '#platform/db.ts'

type MigratedTable = { table: string; columns: string; digest: string; rows: string[] }

/** What a database holds before anybody used it: rows that migrations put there, and sequences at their start. */
export type DatabaseContents = { migrated: MigratedTable[]; sequences: string[] }

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const digestOf = (table: string) => `(select md5(string_agg(t::text, e'\\n' order by t::text)) from ${table} t)`
const asked = async (owner: Db, question: string) =>
  (await owner.unsafe<{ found: string }[]>(question)).map(({ found }) => found)

/** Tables in which rows are or were: the file of any other is empty, and that costs least to ask. */
const findWritten = (owner: Db) =>
  owner<{ table: string; columns: string; bytes: bigint }[]>`
    select format('%I.%I', nspname, relname) as table, pg_relation_size(c.oid) as bytes, (
        select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname !~ '^(pg_|information_schema$)' and pg_relation_size(c.oid) > 0`

/** Reads it as the owner, in a database that nobody used. */
export async function readContents(owner: Db): Promise<DatabaseContents> {
  const migrated: MigratedTable[] = []
  for (const { table, columns } of await findWritten(owner)) {
    const rows = await asked(owner, `select t::text as found from ${table} t`)
    const [digest] = await asked(owner, `select ${digestOf(table)} as found`)
    if (rows.length > 0) migrated.push({ table, columns, rows, digest: digest! })
  }
  const sequences = await asked(
    owner,
    `select format('%I.%I', schemaname, sequencename) as found from pg_sequences where last_value is null`,
  )
  return { migrated, sequences }
}

/** What is not as it was: of `tables`, which were empty, of the migrated ones, and of the sequences. */
async function findChanged(owner: Db, { migrated, sequences }: DatabaseContents, tables: readonly string[]) {
  const questions = [
    ...tables.map((table) => `select ${literal(table)} as found where exists (select from ${table})`),
    ...migrated.map(
      ({ table, digest }) =>
        `select ${literal(table)} as found where ${digestOf(table)} is distinct from ${literal(digest)}`,
    ),
    ...sequences.map((sequence) => `select ${literal(sequence)} as found from ${sequence} where is_called`),
  ]
  return new Set(await asked(owner, questions.join(' union all ')))
}

/**
 * Takes out, as the owner, whatever was written since, and compares with before. TRUNCATE would make new files, and
 * plans with them. Answers the bytes of the tables that were written to: deleted rows leave their place behind.
 */
export async function restoreContents(owner: Db, contents: DatabaseContents): Promise<number> {
  const isMigrated = new Set(contents.migrated.map(({ table }) => table))
  const written = (await findWritten(owner)).filter(({ table }) => !isMigrated.has(table))
  const tables = written.map(({ table }) => table)
  const changed = await findChanged(owner, contents, tables)
  if (changed.size > 0) {
    await owner.unsafe(undoing(contents, tables, changed).join(';\n'))
    const left = await findChanged(owner, contents, tables)
    if (left.size > 0) throw new Error(`Not as they were: ${[...left].join(', ')}`)
  }
  return written.reduce((sum, { bytes }) => sum + Number(bytes), 0)
}

/** Triggers are off meanwhile, since the ledger and the logs refuse to be emptied. */
const undoing = (contents: DatabaseContents, tables: readonly string[], changed: ReadonlySet<string>) => [
  'begin; set local session_replication_role = replica',
  ...tables.filter((table) => changed.has(table)).map((table) => `delete from ${table}`),
  ...contents.migrated
    .filter(({ table }) => changed.has(table))
    .map(
      ({ table, columns, rows }) => `
        delete from ${table};
        insert into ${table} (${columns}) overriding system value
          select ${columns} from unnest(array[${rows.map(literal).join(', ')}]::${table}[])`,
    ),
  ...contents.sequences
    .filter((sequence) => changed.has(sequence))
    .map((name) => `select setval(seqrelid, seqstart, false) from pg_sequence where seqrelid = '${name}'::regclass`),
  'commit',
]
