import { faultIn, type SqlFile } from './database-files.ts'
import type { Sql, Tx } from './db.ts'

/** Remembers which text of each function the database has. Safe to repeat. */
export const prepareFunctions = (tx: Tx) => tx`
  create table if not exists applied_functions (
    name text primary key, hash text not null, applied_at timestamptz not null default now()
  )`

/** Whether the database has these functions, as they are now, and had no others. Only looks. */
export async function hasExactly(sql: Sql, functions: readonly SqlFile[]): Promise<boolean> {
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('applied_functions') is not null as exists`
  if (!table!.exists) return false
  const known = await sql`select 1 from applied_functions`
  return known.length === functions.length && (await listChanged(sql, functions)).length === 0
}

/** Applies every changed function that fits the tables as they are now; the others wait. Answers their names. */
export const applyFitting = async (tx: Tx, functions: readonly SqlFile[]): Promise<string[]> =>
  (await tryAll(tx, await listChanged(tx, functions))).applied

/** Applies every changed function or refuses: afterwards the database has exactly these. Answers their names. */
export async function applyFunctions(tx: Tx, functions: readonly SqlFile[]): Promise<string[]> {
  let { applied, waiting } = await tryAll(tx, await listChanged(tx, functions))
  for (let changed = findOther(waiting); changed; changed = findOther(waiting)) {
    const { file } = changed
    await dropOld(tx, changed)
    await apply(tx, file)
    const others = waiting.map((one) => one.file).filter((one) => one !== file)
    const rest = await tryAll(tx, others)
    applied = [...applied, file.name, ...rest.applied]
    waiting = rest.waiting
  }
  // No further one fits, and now an error is told. A function that misses another one may not be the one that is wrong.
  const missesSomething = ({ fault }: Waiting) => Number(MISSES_SOMETHING.test(fault))
  for (const { file } of waiting.toSorted((a, b) => missesSomething(a) - missesSomething(b))) {
    await apply(tx, file)
    applied.push(file.name)
  }
  await refuseLeftovers(tx, functions)
  return applied
}

type Waiting = { file: SqlFile; fault: string }

const CANNOT_REPLACE = '42P13'
const findOther = (waiting: readonly Waiting[]) => waiting.find(({ fault }) => fault.startsWith(CANNOT_REPLACE))
const MISSES_SOMETHING = /^(42883|42P01|42703|42704)/

/** Functions whose text is not the one that was applied last, or that a migration dropped. */
async function listChanged(sql: Sql, functions: readonly SqlFile[]): Promise<SqlFile[]> {
  const rows = await sql<{ name: string; hash: string }[]>`
    select name, hash from applied_functions
    where exists (select from pg_proc where proname = name and pronamespace = current_schema()::regnamespace)`
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]))
  return functions.filter(({ name, checksum }) => hashes.get(name) !== checksum)
}

/** Tries each until no further one fits: functions need each other, tables, types and extensions. */
async function tryAll(tx: Tx, changed: readonly SqlFile[]): Promise<{ applied: string[]; waiting: Waiting[] }> {
  if (changed.length === 0) return { applied: [], waiting: [] }
  await tx`set local check_function_bodies = on`
  await tx.unsafe(TRY_ALL)
  const tried = await tx<{ at: number; fault: string | null }[]>`
    select at, fault from pg_temp.try_all(${changed.map(({ name }) => name)}, ${changed.map(({ text }) => text)})`
  await tx`drop function pg_temp.try_all`
  const applied = tried.filter(({ fault }) => fault === null).map(({ at }) => changed[at - 1]!)
  for (const file of applied) await record(tx, file)
  const waiting = tried.flatMap(({ at, fault }) => (fault === null ? [] : [{ file: changed[at - 1]!, fault }]))
  return { applied: applied.map(({ name }) => name), waiting }
}

/**
 * In the database, because an error that is caught there does not fill its log. Answers what it applied in that order,
 * then the faults of the others. Two functions of one name: the arguments changed.
 */
const TRY_ALL = `
  create function pg_temp.try_all(names text[], definitions text[]) returns table (at int, fault text)
  language plpgsql as $$
  declare
    faults text[] := array_fill('not tried'::text, array[cardinality(names)]);
    applied int := 0;
    before int := -1;
  begin
    while applied <> before loop
      before := applied;
      for i in 1 .. cardinality(names) loop
        continue when faults[i] is null;
        begin
          execute definitions[i];
          if (
            select count(*) from pg_proc where proname = names[i] and pronamespace = current_schema()::regnamespace
          ) > 1 then
            raise exception 'its arguments changed' using errcode = '${CANNOT_REPLACE}';
          end if;
          faults[i] := null;
          applied := applied + 1;
          return query select i, null::text;
        exception when others then
          faults[i] := sqlstate || ' ' || sqlerrm;
        end;
      end loop;
    end loop;
    return query select n::int, f from unnest(faults) with ordinality as tried (f, n) where f is not null;
  end $$`

async function apply(tx: Tx, file: SqlFile) {
  await tx.unsafe(file.text).catch((error) => {
    throw faultIn(file, error)
  })
  await record(tx, file)
}

const record = (tx: Tx, { name, checksum }: SqlFile) => tx`
  insert into applied_functions (name, hash) values (${name}, ${checksum})
  on conflict (name) do update set hash = excluded.hash, applied_at = now()`

/**
 * Other arguments or another answer: `create or replace` cannot do that. The old one goes, if nothing depends on it.
 */
async function dropOld(tx: Tx, { file: { path, name }, fault }: Waiting) {
  for (const signature of await listSignatures(tx, name)) {
    await tx.unsafe(`drop function ${signature}`).catch((error: { code?: string; detail?: string }) => {
      if (error.code !== '2BP01') throw error
      throw new Error(
        `${path} cannot replace ${signature} (${fault}), which is in use: ${error.detail}. ` +
          'Give the changed function another name and let a migration move its users there; or let a migration drop it and them.',
        { cause: error },
      )
    })
  }
}

async function listSignatures(tx: Tx, name: string): Promise<string[]> {
  const rows = await tx<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc
    where proname = ${name} and pronamespace = current_schema()::regnamespace`
  return rows.map(({ signature }) => signature)
}

/** A function without a file is dropped by a migration, which says when nobody calls it any more. */
async function refuseLeftovers(tx: Tx, functions: readonly SqlFile[]) {
  const gone = await tx<{ name: string }[]>`
    delete from applied_functions where name <> all (${functions.map(({ name }) => name)}) returning name`
  for (const { name } of gone) {
    const [signature] = await listSignatures(tx, name)
    if (!signature) continue
    throw new Error(
      `db/functions/${name}.sql is gone, but the database has ${signature}. Write a migration that drops it.`,
    )
  }
}
