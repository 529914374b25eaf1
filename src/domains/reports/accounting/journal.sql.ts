import type { Sql } from '#platform/db.ts'
import { journalsOf, type MonthSet, startOf } from './sets.sql.ts'

/** One movement of a journal, as the ledger has it. `at` is of São Paulo, to the microsecond. */
export type JournalRow = {
  journal: bigint
  position: number
  at: string
  isLate: boolean
  kind: string
  subjectKind: string
  subjectId: string
  subjectNumber: bigint | null
  debit: string
  credit: string
  amount: bigint
  seal: string
}

/** Between which numbers the journals of a set are; undefined: there are none. */
export async function findBounds(sql: Sql, set: MonthSet): Promise<{ first: bigint; last: bigint } | undefined> {
  const [row] = await sql<{ first: bigint; last: bigint }[]>`
    select min(id) as first, max(id) as last from ${journalsOf(sql, set)} j having count(*) > 0`
  return row
}

/**
 * The movements of the next journals of a set by their number, from one to another included: along the primary key,
 * because those of a month stand side by side.
 */
export const listJournalRows = (
  sql: Sql,
  { month, after }: MonthSet,
  { first, last }: { first: bigint; last: bigint },
  most: number,
) => sql<JournalRow[]>`
  with page as materialized (
    select * from ledger_journals where id between ${first} and ${last} and posted_at < ${startOf(sql, month, 1)}
      and (posted_at >= ${startOf(sql, month)} or id > ${after}::bigint)
    order by id limit ${most}
  )
  select j.id as journal, p.position::int as position,
    to_char(j.posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI:SS.US') as at,
    j.posted_at < ${startOf(sql, month)} as "isLate", j.kind, j.subject_kind as "subjectKind",
    j.subject_id as "subjectId", j.subject_number as "subjectNumber", p.debit, p.credit, p.amount, j.hash as seal
  from page j cross join lateral (select * from ledger_postings where journal_id = j.id offset 0) p
  order by j.id, p.position`
