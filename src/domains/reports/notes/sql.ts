import type { Sql, Tx } from '#platform/db.ts'
import { firstDay } from '../accounting/sets.sql.ts'
import type { SaidOfNote } from './rules.ts'
import type { Terms } from './terms.rules.ts'

export type NoteWithState = {
  month: string
  consultantId: string
  name: string
  taxId: string
  dpsNumber: bigint
  gross: bigint
  commission: bigint
  state: 'issued' | 'refused' | 'cancelled' | null
  number: string | null
  accessKey: string | null
  issuedOn: string | null
  withheld: bigint
}

const noteColumns = (sql: Sql) => sql`
  to_char(n.month, 'YYYY-MM') as month, n.consultant_id as "consultantId", n.receiver_name as name,
  n.receiver_tax_id as "taxId", n.dps_number as "dpsNumber", n.gross, n.commission, s.state, s.number, s.access_key as "accessKey", s.issued_on::text as "issuedOn",
  coalesce(s.withheld, 0)::bigint as withheld`
const noteTables = (sql: Sql) => sql`
  service_notes n left join lateral (select * from service_note_states
      where month = n.month and consultant_id = n.consultant_id order by id desc limit 1) s on true`

/** The notes of a month by their number, after one of them. */
export const listNotes = (sql: Sql, month: string, after: bigint, most: number) => sql<NoteWithState[]>`
  select ${noteColumns(sql)} from ${noteTables(sql)}
  where n.month = ${firstDay(month)}::date and n.dps_number > ${after} order by n.dps_number limit ${most}`

/** The notes with these numbers, whichever month they are of. */
export const findNotes = (sql: Sql, dpsNumbers: readonly bigint[]) => sql<NoteWithState[]>`
  select ${noteColumns(sql)} from ${noteTables(sql)} where n.dps_number = any(${dpsNumbers.map(String)}::bigint[])`

/** The notes of a consultant in a year, oldest first. */
export const listNotesOfYear = (sql: Sql, consultantId: string, year: string) => sql<NoteWithState[]>`
  select ${noteColumns(sql)} from ${noteTables(sql)}
  where n.consultant_id = ${consultantId} and n.month between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
  order by n.month`

/** All notes that were for a person, as the law keeps them, oldest first. */
export const listOwnNotes = (sql: Sql, personId: string) => sql<NoteWithState[]>`
  select ${noteColumns(sql)} from ${noteTables(sql)} where n.consultant_id = ${personId} order by n.month`

/** How many notes of a month are in each state; null: nothing was said of them. */
export const countNotes = (sql: Sql, month: string) => sql<
  { state: NoteWithState['state']; many: number; commission: bigint; withheld: bigint }[]
>`
  select s.state, count(*)::int as many, sum(n.commission)::bigint as commission,
    coalesce(sum(s.withheld), 0)::bigint as withheld
  from ${noteTables(sql)} where n.month = ${firstDay(month)}::date group by s.state order by s.state nulls first`

/** Notes of which something is being said are said of one after the other. */
export const lockNotes = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('service_notes', 0))`

/** Adds what was said of notes: each stays, and the last one counts. */
export const insertStates = (
  tx: Tx,
  said: readonly SaidOfNote[],
  { isImported, by, at }: { isImported: boolean; by: string; at: Date },
) => tx`
  insert into service_note_states (month, consultant_id, state, number, access_key, issued_on, withheld, is_imported,
    recorded_by, recorded_at)
  select n.month, n.consultant_id, s.state, s.number, s.access_key, s.issued_on, s.withheld, ${isImported}, ${by}, ${at}
  from jsonb_to_recordset(${JSON.stringify(
    said.map(({ dpsNumber, state, number, accessKey, issuedOn, withheld }) => ({
      dps_number: String(dpsNumber),
      state,
      number,
      access_key: accessKey,
      issued_on: issuedOn,
      withheld: String(withheld),
    })),
  )}::text::jsonb) as s (dps_number bigint, state text, number text, access_key text, issued_on date, withheld bigint)
    join service_notes n using (dps_number)`

/** What was decided last, and how often something was; version 0: nothing was decided yet. */
export async function findTerms(sql: Sql): Promise<{ terms: Terms; version: bigint; setAt: Date | null }> {
  const [row] = await sql<{ terms: Terms; version: bigint; setAt: Date }[]>`
    select terms, count(*) over () as version, set_at as "setAt" from fiscal_terms order by id desc limit 1`
  return row ?? { terms: {}, version: 0n, setAt: null }
}

export const insertTerms = (tx: Tx, terms: Terms, { by, at }: { by: string; at: Date }) => tx`
  insert into fiscal_terms (terms, set_by, set_at) values (${JSON.stringify(terms)}::text::jsonb, ${by}, ${at})`
