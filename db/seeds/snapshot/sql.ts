import type { Db, Sql, Tx } from '#platform/db.ts'
import type { ColumnValues, TableRows } from './snapshot.ts'

type Table = { name: string; columns: readonly Omit<ColumnValues, 'values'>[] }

/**
 * Every table of the application with its stored columns. What migrating itself writes down is not among them, nor the
 * chain of the log: the first event after restoring seals what was restored.
 */
const listTables = (sql: Sql) => sql<Table[]>`
  select c.oid::regclass::text as name,
    json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, null)) order by attnum)
      as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind = 'r' and nspname !~ '^(pg_|information_schema)'
    and relname not in ('migrations', 'applied_functions', 'milestones', 'security_event_seals')
  group by c.oid order by 1`

/** Every table that has rows. */
export async function readTables(sql: Sql): Promise<TableRows[]> {
  const tables: TableRows[] = []
  for (const { name, columns } of await listTables(sql)) {
    const names = columns.map((column) => column.name)
    const texts = names.map((column) => `${column}::text`).join(', ')
    const rows = await sql.unsafe(`select ${texts} from ${name} order by 1, ${names.join(', ')}`).values()
    if (rows.length === 0) continue
    tables.push({ name, columns: columns.map((column, at) => ({ ...column, values: rows.map((row) => row[at]) })) })
  }
  return tables
}

/** In place of what migrations put there. */
export async function insertRows(tx: Tx, { name, columns }: TableRows) {
  const names = columns.map((column) => column.name)
  const casts = columns.map(({ type }, at) => `v${at}::${type}`)
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`)
  await tx.unsafe(`delete from ${name}`)
  await tx.unsafe(
    `insert into ${name} (${names.join(', ')}) overriding system value
    select ${casts.join(', ')} from unnest(${arrays.join(', ')}) as rows (${columns.map((_, at) => `v${at}`).join(', ')})`,
    columns.map(({ values }) => values as string[]),
  )
}

export async function listSequences(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; last: number }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::float8 as last
    from pg_sequences where last_value is not null`
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export const setSequences = (tx: Tx, sequences: Readonly<Record<string, number>>) =>
  tx`select setval(name::regclass, last::bigint) from jsonb_each_text(${tx.json(sequences)}) as used (name, last)`

/** Whether this role may switch triggers off for itself: they have run once already. */
export async function maySwitchTriggersOff(db: Db): Promise<boolean> {
  const [row] = await db<{ may: boolean }[]>`select has_parameter_privilege('session_replication_role', 'set') as may`
  return row!.may
}

export const switchTriggersOff = (tx: Tx) => tx`set local session_replication_role = replica`

export const hasPeople = async (sql: Sql): Promise<boolean> => (await sql`select 1 from people limit 1`).length > 0

/** Computes the hash of each journal anew, in their order, and answers the new one by the old. */
export async function resealJournals(tx: Tx): Promise<Map<string, string>> {
  await tx`create temp table resealed (old text primary key, new text not null) on commit drop`
  await tx.unsafe(RESEAL)
  await tx`update ledger_accounts set chain_head = new from resealed where chain_head = old`
  const rows = await tx<{ old: string; new: string }[]>`select old, new from resealed`
  return new Map(rows.map((row) => [row.old, row.new]))
}

/** What `check_journal` expects: the hash before it, and its lines. */
const RESEAL = `
  do $$
  declare
    journal ledger_journals;
    link text;
    seal text;
  begin
    for journal in select * from ledger_journals order by id loop
      link := coalesce((select new from resealed where old = journal.previous), journal.previous);
      seal := journal_hash(link, journal.chain, journal.key, journal.kind, journal.subject_kind, journal.subject_id,
        journal.subject_number, journal.posted_at, array_to_string(
        array(
          select E'\\n' || debit || ' ' || credit || ' ' || amount from ledger_postings
          where journal_id = journal.id order by position
        ), ''));
      insert into resealed values (journal.hash, seal);
      update ledger_journals set previous = link, hash = seal where id = journal.id;
    end loop;
  end $$`
