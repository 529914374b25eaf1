import type { Sql } from '#platform/db.ts'

export type Violation = { rule: string; subject: string; detail: string }

/**
 * All violations of the ledger's invariants (money-and-time.md, L1–L5, L11); empty when everything holds. `recent`:
 * check only that many last journals and the accounts they touched; otherwise everything.
 */
export const findLedgerViolations = (sql: Sql, { recent }: { recent?: number } = {}) => sql<Violation[]>`
  with since as (select case when ${recent ?? null}::bigint is null then 0
    else greatest(coalesce(max(id), 0) - ${recent ?? null}::bigint, 0) end as id from ledger_journals),
  everything as (select id = 0 as wanted from since),
  touched as (
    select p.debit as id from ledger_postings p, since where p.journal_id > since.id union select p.credit
      from ledger_postings p, since where p.journal_id > since.id
  ),
  accounts as (select a.* from ledger_accounts a, everything
    where a.guarded and (everything.wanted or a.id in (select id from touched))),
  entries as (
    select a.id, a.balance, (
      coalesce((select sum(amount) from ledger_postings where credit = a.id), 0) - coalesce((select sum(amount)
        from ledger_postings where debit = a.id), 0)
    )::bigint as total from accounts a
  ),
  journals as (
    select j.*, lag(j.hash) over of_chain as before, lead(j.id) over of_chain is null as is_last,
      (select string_agg(E'\\n' || p.debit || ' ' || p.credit || ' ' || p.amount, '' order by p.position)
        from ledger_postings p where p.journal_id = j.id) as lines
    from ledger_journals j, since where j.id > since.id window of_chain as (partition by j.chain order by j.id)
  )
  select 'L1' as rule, key as subject, 'moves nothing' as detail from journals where lines is null
  union all
  select 'L1', p.journal_id::text, 'a posting without its journal' from ledger_postings p, since
    where p.journal_id > since.id and not exists (select 1 from ledger_journals j where j.id = p.journal_id)
  union all
  select 'L2', 'everything', 'sums to ' || total from (
    select (select coalesce(sum(balance), 0) from ledger_accounts
      where guarded) + (select coalesce(sum(account_balance(id)), 0) from ledger_accounts where not guarded) as total
  ) whole, everything where everything.wanted and total <> 0
  union all
  select 'L3', id, 'balance ' || balance || ', entries ' || total from entries where balance <> total
  union all
  select 'L3', id, 'the platform keeps no balance, ' || balance || ' is stored' from ledger_accounts
    where id like 'platform:%' and balance <> 0
  union all
  select 'L4', id, 'balance ' || balance from accounts where balance < 0
  union all
  select 'L5', guard.relation || '.' || guard.name, 'guard is missing or switched off'
    from (values ('ledger_journals', 'append_only'), ('ledger_postings', 'append_only'),
      ('ledger_snapshots', 'append_only'), ('receipts', 'append_only'), ('ledger_accounts', 'kept'),
      ('ledger_accounts', 'moved_by_postings'), ('ledger_postings', 'written_by_journals'),
        ('ledger_accounts', 'opened_empty'), ('ledger_journals', 'sealed')) as guard (relation, name)
    where not exists (select 1 from pg_trigger t
      where t.tgrelid = guard.relation::regclass and t.tgname = guard.name and t.tgenabled = 'O')
  union all
  select 'L11', key, 'its seal does not fit what is written' from journals
    where hash <> journal_hash(previous, chain, key, kind, posted_at, coalesce(lines, ''))
  union all
  select 'L11', j.key, 'does not follow the journal before it' from journals j, everything
    where case when j.before is null then everything.wanted and j.previous <> repeat('0', 64)
      else j.previous <> j.before end
  union all
  select 'L11', j.chain, 'ends with another journal than the last one' from journals j
    join ledger_accounts a on a.id = j.chain where j.is_last and a.chain_head <> j.hash
  union all
  select 'L11', a.id, 'a chain without journals' from accounts a, everything
    where everything.wanted and a.chain_head <> repeat('0', 64) and not exists (select 1 from ledger_journals j
      where j.chain = a.id)
  union all
  select 'L11', r.code, 'a receipt does not follow the one before it' from receipts r, everything
    where everything.wanted and r.previous <> repeat('0', 64) and not exists (select 1 from receipts b
      where b.holder_id = r.holder_id and b.hash = r.previous)
  union all
  select 'M1', a.id, 'prepaid ' || a.balance || ', unused minutes are worth ' || packs.worth from accounts a
    cross join lateral (select coalesce(sum(value - spent), 0) as worth from minute_packs
      where person_id = split_part(a.id, ':', 2)::uuid and closed_at is null) packs
    where a.kind = 'client_prepaid' and a.balance <> packs.worth
  union all
  select 'M1', p.id::text, 'worth ' || (p.value - p.spent) || ', and nothing is on the account'
    from minute_packs p, everything
    where everything.wanted and p.closed_at is null and p.value > p.spent and not exists (select 1
      from ledger_accounts a where a.id = 'client:' || p.person_id || ':prepaid')
  union all
  select 'M2', p.id::text,
    'used ' || p.used_ms || ', reserved ' || p.reserved_ms || ', consultations say ' || coalesce(sum(c.used_ms),
    0) || ' and ' || coalesce(sum(c.covered_ms) filter (where c.used_ms is null), 0)
    from everything, minute_packs p left join minute_covers c on c.pack_id = p.id
      where everything.wanted or p.closed_at is null
    group by p.id having p.used_ms <> coalesce(sum(c.used_ms), 0)
      or p.reserved_ms <> coalesce(sum(c.covered_ms) filter (where c.used_ms is null), 0)
  union all
  select 'M3', a.id, 'promotional ' || a.balance || ', bonuses ' || given.most from accounts a
    cross join lateral (select coalesce(sum(unspent), 0) as most from bonuses
      where person_id = split_part(a.id, ':', 2)::uuid) given
    where a.kind = 'client_promotional' and a.balance <> given.most
  union all
  select 'M4', b.id, 'used ' || b.used || ', recorded ' || coalesce(sum(u.used), 0)
    from everything, bonuses b left join bonus_uses u on u.bonus_id = b.id
      where everything.wanted or b.unspent > 0
    group by b.id having b.used <> coalesce(sum(u.used), 0)`
