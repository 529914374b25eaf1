import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/** What to look at beside everything on the way; undefined: everything. */
type Scope = { since: string } | UuidRange | undefined

/**
 * Everything that may never be true of payouts. PO1: what is aside is what is on the way. PO2: the ledger has exactly
 * the journals of a payout's state, with its amount. PO3: nothing is available beside a debt. Any row is a bug.
 */
export async function findPayoutViolations(sql: Sql, scope?: Scope): Promise<Violation[]> {
  const chosen = !scope
    ? sql`true`
    : 'since' in scope
      ? sql`(o.state in ('asked', 'sending', 'processing', 'unknown') or o.moved_at >= ${scope.since}::timestamptz)`
      : sql`o.id between ${scope.from}::uuid and ${scope.to}::uuid`
  return sql<Violation[]>`
    with aside as (
      select split_part(id, ':', 2)::uuid as consultant_id, balance from ledger_accounts
      where id >= 'consultant:' and id < 'consultant;' and kind = 'consultant_in_payout' and balance <> 0
    ), going as (
      select consultant_id, sum(amount) as amount from payouts
      where state in ('asked', 'sending', 'processing', 'unknown') group by 1
    ), o as materialized (select * from payouts o where ${chosen})
    select 'PO1' as rule, consultant_id::text as subject,
      'aside ' || coalesce(a.balance, 0) || ', on the way ' || coalesce(g.amount, 0) as detail
    from aside a full join going g using (consultant_id) where coalesce(a.balance, 0) <> coalesce(g.amount, 0)
    union all
    select 'PO2', o.id::text, o.state || ': ' || phase.name || ' was posted ' || coalesce(p.amount::text, 'never')
    from o cross join (values ('asked', array['asked', 'sending', 'processing', 'unknown', 'paid', 'failed', 'returned']),
        ('paid', array['paid', 'returned']), ('failed', array['failed']), ('returned', array['returned'])
      ) as phase (name, states)
      left join lateral (
        select id from ledger_journals where subject_id = o.id::text and kind = 'payout_' || phase.name offset 0
      ) j on true
      left join lateral (select sum(amount) as amount from ledger_postings where journal_id = j.id offset 0) p on true
    where p.amount is distinct from case when o.state = any (phase.states) then o.amount end
    union all
    select 'PO3', d.consultant_id::text, 'owes ' || sum(d.amount - d.paid) || ', has ' || a.balance || ' available'
    from earnings_debts d join ledger_accounts a on a.id = 'consultant:' || d.consultant_id || ':available'
    where d.paid < d.amount and a.balance > 0 group by d.consultant_id, a.balance`
}
