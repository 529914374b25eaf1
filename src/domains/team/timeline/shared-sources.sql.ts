import type { Fragment, Sql } from '#platform/db.ts'
import type { Branch } from './branch.sql.ts'
import type { TimelineGroup } from './rules.ts'

/*
 * Sources that are told of a person and of objects: the same lines, chosen by another condition (`of`).
 */

/** Refund claims `c`: asked, and decided. */
export const claims = (sql: Sql, of: Fragment): Branch[] => [
  {
    group: 'cases',
    source: 'claim',
    from: sql`from claims c where ${of}`,
    at: sql`c.asked_at`,
    key: sql`c.id::text`,
    code: sql`'asked'::text`,
    detail: sql`coalesce(c.rule, c.cause, c.way)`,
    about: { kind: 'claim', id: sql`c.id` },
  },
  {
    group: 'cases',
    source: 'claim_decided',
    from: sql`from claims c where ${of} and c.decided_at is not null`,
    at: sql`c.decided_at`,
    key: sql`c.id::text`,
    code: sql`c.state`,
    amount: sql`c.amount`,
    about: { kind: 'claim', id: sql`c.id` },
    by: sql`c.decided_by`,
  },
]

/** Mails `m`. */
export const mails = (sql: Sql, of: Fragment): Branch => ({
  group: 'mails',
  source: 'mail',
  from: sql`from mails m where ${of}`,
  at: sql`m.queued_at`,
  key: sql`m.id::text`,
  code: sql`split_part(m.key, ':', 1)`,
  detail: sql`m.outcome`,
  text: sql`m.template ->> 'subject'`,
})

/** Notes `n` of the team. */
export const notes = (sql: Sql, of: Fragment): Branch => ({
  group: 'notes',
  source: 'note',
  from: sql`from team_notes n where ${of}`,
  at: sql`n.written_at`,
  key: sql`n.id::text`,
  code: sql`'written'::text`,
  text: sql`n.body`,
  about: {
    kind: sql`case when n.subject_kind <> 'person' then n.subject_kind end`,
    id: sql`case when n.subject_kind <> 'person' then n.subject_id end`,
  },
  by: sql`n.written_by`,
})

/** Events `e` of the log. */
export const acts = (sql: Sql, group: TimelineGroup, of: Fragment): Branch => ({
  group,
  source: 'act',
  from: sql`from security_events e where ${of}`,
  at: sql`e.at`,
  key: sql`e.id::text`,
  code: sql`e.kind`,
  detail: sql`e.detail`,
  by: sql`e.actor_id`,
})

/** Payments `p`. */
export const payments = (sql: Sql, of: Fragment): Branch => ({
  group: 'purchases',
  source: 'payment',
  from: sql`from payments p where ${of}`,
  at: sql`p.created_at`,
  key: sql`p.id::text`,
  code: sql`p.state`,
  detail: sql`p.method`,
  amount: sql`p.amount`,
  about: { kind: 'payment', id: sql`p.id` },
})

/** Refunds `r` of payments. */
export const refunds = (sql: Sql, of: Fragment): Branch => ({
  group: 'money',
  source: 'refund',
  from: sql`from payment_refunds r where ${of}`,
  at: sql`r.asked_at`,
  key: sql`r.payment_id || ':' || r.n`,
  code: sql`r.state`,
  detail: sql`r.source`,
  amount: sql`r.amount`,
  about: { kind: 'payment', id: sql`r.payment_id` },
})

/** What payers contest at their bank of payments `p`. */
export const disputes = (sql: Sql, of: Fragment): Branch => ({
  group: 'cases',
  source: 'dispute',
  from: sql`from payments p join payment_disputes d on d.payment_id = p.id where ${of}`,
  at: sql`d.opened_at`,
  key: sql`d.payment_id || ':' || d.n`,
  code: sql`d.state`,
  amount: sql`d.amount`,
  about: { kind: 'payment', id: sql`d.payment_id` },
})
