import type { Db } from '#platform/db.ts'

/**
 * Copies the settled consultations of a database with all that belongs to them, until there are `count`. Each copy has
 * its own people: the first four digits of every id say which copy it is. Hash chains are computed anew.
 */
export async function copyHistory(db: Db, count: number) {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local session_replication_role = replica`
    await tx`
      create function pg_temp.renamed(words text, n int) returns text language sql immutable as $$
        select regexp_replace(words,
          '[0-9a-f]{4}([0-9a-f]{4}-[0-9a-f]{4}-)[0-9a-f]([0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})',
          lpad(to_hex(n * 199 % 65536), 4, '0') || '\\1c\\2', 'g') $$`
    await tx`
      create function pg_temp.renamed(id uuid, n int) returns uuid language sql immutable as $$
        select overlay(overlay(id::text placing lpad(to_hex(n * 199 % 65536), 4, '0') from 1) placing 'c' from 15)::uuid
      $$`
    await tx`
      create temporary table copies on commit drop as
      select generate_series(1, (select ceil(${count} / count(*)::numeric)::int - 1 from consultations)) as n`
    await tx`create temporary table originals on commit drop as select * from consultations where ended_at is not null`
    for (const table of TABLES) await copyRows(tx, table)
    await tx`select setval(pg_get_serial_sequence('grants', 'id'), (select max(id) from grants))`
    await tx.unsafe(COPY_JOURNALS)
    await tx.unsafe(COPY_RECEIPTS)
  })
  await db.unsafe('vacuum analyze')
}

/**
 * Each with the columns that hold ids, or numbers of rows; the original rows are those without a copy's number.
 */
const TABLES: readonly Table[] = [
  { table: 'consultation_events', ids: ['consultation_id', 'author_id', 'client_message_id'] },
  { table: 'billed_segments', ids: ['consultation_id'] },
  { table: 'presences', ids: ['consultation_id'] },
  { table: 'grants', ids: ['person_id', 'source_id', 'only_with'], numbers: ['id'] },
  { table: 'grant_uses', ids: ['subject_id'], numbers: ['grant_id'] },
  { table: 'minute_covers', ids: ['consultation_id'], numbers: ['grant_id'] },
  { table: 'consultations', ids: ['id', 'client_id', 'consultant_id', 'paused_by'] },
]

type Table = { table: string; ids: readonly string[]; numbers?: readonly string[] }

async function copyRows(tx: Pick<Db, 'unsafe'>, { table, ids, numbers = [] }: Table) {
  const columns = await tx.unsafe<{ name: string }[]>(
    `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
      and not attisdropped and attgenerated = ''`,
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) =>
    ids.includes(name)
      ? `pg_temp.renamed(o.${name}, c.n)`
      : numbers.includes(name)
        ? `o.${name} + c.n * 1000000000::bigint`
        : `o.${name}`,
  )
  const rows = table === 'consultations' ? 'originals' : table
  await tx.unsafe(
    `insert into ${table} (${names.join()}) overriding system value select ${values.join()} from ${rows} o cross join copies c`,
  )
}

/** Chain by chain, because each journal seals the one before it; the ids keep the order of the originals. */
const COPY_JOURNALS = `
  insert into ledger_accounts (id, kind, guarded, balance)
  select pg_temp.renamed(id, n), kind, guarded, balance from ledger_accounts cross join copies where guarded;
  create temporary table journals on commit drop as
    select j.*, row_number() over (order by j.id) as place, (
      select string_agg(E'\\n' || p.debit || ' ' || p.credit || ' ' || p.amount, '' order by p.position)
      from ledger_postings p where p.journal_id = j.id) as lines
    from ledger_journals j where j.chain not like 'platform:%';
  do $$
  declare
    many bigint := (select max(id) from ledger_journals); j record; chain text; before text := ''; head text; seal text;
  begin
    for j in
      select o.id, o.place, o.kind, o.subject_kind, o.subject_number, o.posted_at, n, pg_temp.renamed(o.key, n) as key,
        pg_temp.renamed(o.chain, n) as chain, pg_temp.renamed(o.subject_id, n) as subject_id, pg_temp.renamed(o.lines, n) as lines
      from journals o cross join copies order by n, o.chain, o.id
    loop
      if j.chain <> before then
        update ledger_accounts set chain_head = head where id = before;
        before := j.chain;
        head := repeat('0', 64);
      end if;
      seal := journal_hash(head, j.chain, j.key, j.kind, j.subject_kind, j.subject_id, j.subject_number, j.posted_at,
        j.lines);
      insert into ledger_journals (id, key, kind, chain, posted_at, previous, hash, subject_kind, subject_id,
        subject_number) overriding system value
      values (j.n * many + j.id, j.key, j.kind, j.chain, j.posted_at, head, seal, j.subject_kind, j.subject_id,
        j.subject_number);
      head := seal;
    end loop;
    update ledger_accounts set chain_head = head where id = before;
    insert into ledger_postings
    select n * many + p.journal_id, p.position, pg_temp.renamed(p.debit, n), pg_temp.renamed(p.credit, n), p.amount
    from ledger_postings p join journals on journals.id = p.journal_id cross join copies;
    perform setval(pg_get_serial_sequence('ledger_journals', 'id'), (select max(id) from ledger_journals));
  end $$`

/** Along the chain of each holder. The codes of copies are counted, because nothing looks at them here. */
const COPY_RECEIPTS = `
  create temporary table ordered on commit drop as
    with recursive chain as (
      select r.*, 1 as place from receipts r where previous = repeat('0', 64)
      union all select r.*, chain.place + 1 from chain
        join receipts r on r.holder_id = chain.holder_id and r.previous = chain.hash
    ) select * from chain;
  do $$
  declare r record; holder uuid; head text; written text; seal text; codes bigint := 0;
  begin
    for r in select o.*, n from ordered o cross join copies order by n, holder_id, place loop
      if r.place = 1 then head := repeat('0', 64); end if;
      holder := pg_temp.renamed(r.holder_id, r.n);
      written := pg_temp.renamed(r.content, r.n);
      seal := encode(sha256(convert_to(head || written, 'UTF8')), 'hex');
      codes := codes + 1;
      insert into receipts (code, subject, holder_id, content, previous, hash, issued_at)
      values (regexp_replace('00000000' || lpad(codes::text, 8, '0'), '(.{4})(.{4})(.{4})(.{4})', '\\1-\\2-\\3-\\4'),
        pg_temp.renamed(r.subject, r.n), holder, written, head, seal, r.issued_at);
      head := seal;
    end loop;
  end $$`
