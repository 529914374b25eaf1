import type { Sql } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'
import type { Branch } from './branch.sql.ts'

/** What may be told of any object, by its id: money, decisions, receipts, refunds, mails to its people, notes. */
export function commonBranches(sql: Sql, kind: ObjectKind, id: string, people: readonly string[]): Branch[] {
  return [
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
      group: 'decisions',
      source: 'act',
      from: sql`from security_events e where e.subject_id = ${id}`,
      at: sql`e.at`,
      key: sql`e.id::text`,
      code: sql`e.kind`,
      detail: sql`e.detail`,
      by: sql`e.actor_id`,
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
    ...claimsAbout(sql, id),
    {
      group: 'mails',
      source: 'mail',
      from: sql`from mails m where m.recipient in (
        select email from people where id = any(${[...people]}::uuid[])) and position(${id} in m.key) > 0`,
      at: sql`m.queued_at`,
      key: sql`m.id::text`,
      code: sql`split_part(m.key, ':', 1)`,
      detail: sql`m.outcome`,
      text: sql`m.template ->> 'subject'`,
    },
    {
      group: 'notes',
      source: 'note',
      from: sql`from team_notes n where n.subject_id = ${id}`,
      at: sql`n.written_at`,
      key: sql`n.id::text`,
      code: sql`'written'::text`,
      text: sql`n.body`,
      by: sql`n.written_by`,
    },
  ]
}

const claimsAbout = (sql: Sql, id: string): Branch[] => [
  {
    group: 'cases',
    source: 'claim',
    from: sql`from claims c where c.subject_id = ${id}`,
    at: sql`c.asked_at`,
    key: sql`c.id::text`,
    code: sql`'asked'::text`,
    detail: sql`coalesce(c.rule, c.cause, c.way)`,
    about: { kind: 'claim', id: sql`c.id` },
  },
  {
    group: 'cases',
    source: 'claim_decided',
    from: sql`from claims c where c.subject_id = ${id} and c.decided_at is not null`,
    at: sql`c.decided_at`,
    key: sql`c.id::text`,
    code: sql`c.state`,
    amount: sql`c.amount`,
    about: { kind: 'claim', id: sql`c.id` },
    by: sql`c.decided_by`,
  },
]
