import type { Sql } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'
import type { Branch } from './branch.sql.ts'
import { acts, claims, mails, notes } from './shared-sources.sql.ts'

/**
 * What may be told of any object, by its id: money, decisions, receipts, refunds, mails to its people, notes. A mail's
 * key names what it is about after what kind of mail it is.
 */
export const branchesOfAny = (sql: Sql, kind: ObjectKind, id: string, people: readonly string[]): Branch[] => [
  {
    group: 'money',
    source: 'journal',
    from: sql`from ledger_journals j where j.subject_id = ${id}`,
    at: sql`j.posted_at`,
    key: sql`lpad(j.id::text, 20, '0')`,
    code: sql`j.kind`,
    amount: sql`(select sum(p.amount)::bigint from ledger_postings p where p.journal_id = j.id)`,
  },
  {
    group: 'money',
    source: 'receipt',
    from: sql`from receipts r where r.subject = ${`${kind}:${id}`}`,
    at: sql`r.issued_at`,
    key: sql`r.code`,
    code: sql`'issued'::text`,
    detail: sql`r.code`,
  },
  acts(sql, 'decisions', sql`e.subject_id = ${id}`),
  ...claims(sql, kind === 'claim' ? sql`c.id = ${id}` : sql`c.subject_id = ${id}`),
  mails(
    sql,
    sql`split_part(m.key, ':', 2) = ${id} and m.recipient in (
      select email from people where id = any(${[...people]}::uuid[]))`,
  ),
  notes(sql, sql`n.subject_id = ${id}`),
]
