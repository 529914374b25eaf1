import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/** Journals after one, to another inclusive or to the last. */
export type JournalRange = { after: bigint; through: bigint | null }

/**
 * What to look at; undefined: everything. `suspects`: journals of this range, their accounts, open packs, and what the
 * suspects name, since the last snapshot. `people`: journals of this range, and accounts and packs of these people from
 * the first entry on.
 */
export type LedgerScope = (JournalRange & { suspects: string[] }) | (JournalRange & { people: UuidRange }) | undefined

/**
 * All violations of the ledger's invariants (money-and-time.md, L1–L5, L11); empty when everything holds. L2 follows
 * from L3, so it is counted only with everything.
 */
export const findLedgerViolations = (sql: Sql, scope?: LedgerScope) => {
  const { inRange, named, accounts, packs, isLast, isFull } = conditionsOf(sql, scope)
  const lines = sql`(
    select string_agg(E'\\n' || p.debit || ' ' || p.credit || ' ' || p.amount, '' order by p.position)
    from ledger_postings p where p.journal_id = j.id) as lines`
  return sql<Violation[]>`
  with accounts as materialized (
    select a.* from ledger_accounts a where (a.guarded or a.chain_head <> repeat('0', 64)) and ${accounts}
  ),
  entries as materialized (
    select a.id, a.balance, case when ${isFull} then (
      coalesce((select sum(amount) from ledger_postings where credit = a.id), 0) - coalesce((select sum(amount)
        from ledger_postings where debit = a.id), 0)
    )::bigint else account_balance(a.id, 9223372036854775807) end as total from accounts a where a.guarded
  ),
  journals as materialized (
    select j.*, coalesce(lag(j.hash) over of_chain, last_in_chain(j.chain, j.id), repeat('0', 64)) as before,
      ${isLast} and lead(j.id) over of_chain is null as is_last, ${lines}
    from ledger_journals j where ${inRange('j.id')} window of_chain as (partition by j.chain order by j.id)
    union all
    select j.*, coalesce(last_in_chain(j.chain, j.id), repeat('0', 64)), false, ${lines}
    from ledger_journals j where ${named.journals} and not (${inRange('j.id')})
  ),
  packs as materialized (
    select p.*, p.value * (p.used + p.clawed_back) / p.amount as spent from grants p where p.kind = 'minutes' and ${packs}
  )
  select 'L1' as rule, key as subject, 'moves nothing' as detail from journals where lines is null
  union all
  select distinct 'L1', p.journal_id::text, 'a posting without its journal' from ledger_postings p
    where (${inRange('p.journal_id')} or ${named.postings})
      and not exists (select 1 from ledger_journals j where j.id = p.journal_id)
  union all
  select 'L2', 'everything', 'sums to ' || total from (
    select (select coalesce(sum(balance), 0) from ledger_accounts
      where guarded) + (select coalesce(sum(account_balance(id)), 0) from ledger_accounts where not guarded) as total
  ) whole where ${scope === undefined} and total <> 0
  union all
  select 'L3', id, 'balance ' || balance || ', entries ' || total from entries where balance <> total
  union all
  select 'L3', id, 'the platform keeps no balance, ' || balance || ' is stored' from ledger_accounts
    where id >= 'platform:' and id < 'platform;' and balance <> 0
  union all
  select 'L4', id, 'balance ' || balance from accounts where balance < 0
  union all
  select 'L5', guard.relation || '.' || guard.name, 'guard is missing or switched off'
    from (values ('ledger_journals', 'append_only'), ('ledger_postings', 'append_only'),
      ('ledger_snapshots', 'append_only'), ('ledger_accounts', 'kept'),
      ('ledger_accounts', 'moved_by_postings'), ('ledger_postings', 'written_by_journals'),
        ('ledger_accounts', 'opened_empty'), ('ledger_journals', 'sealed')) as guard (relation, name)
    where not exists (select 1 from pg_trigger t
      where t.tgrelid = guard.relation::regclass and t.tgname = guard.name and t.tgenabled = 'O')
  union all
  select 'L11', key, 'its seal does not fit what is written' from journals
    where hash <> journal_hash(previous, chain, key, kind, subject_kind, subject_id, subject_number, posted_at,
        coalesce(lines, ''))
  union all
  select 'L11', key, 'does not follow the journal before it' from journals where previous <> before
  union all
  select 'L11', j.chain, 'ends with another journal than the last one' from journals j
    join ledger_accounts a on a.id = j.chain where j.is_last and a.chain_head <> j.hash
  union all
  select 'L11', a.id, 'its chain ends with another journal, or has none' from accounts a
    where a.chain_head <> repeat('0', 64) and a.chain_head is distinct from last_in_chain(a.id, 9223372036854775807)
  union all
  select 'M1', a.id, 'prepaid ' || a.balance || ', unused minutes are worth ' || packs.worth from accounts a
    cross join lateral (select coalesce(sum(worth), 0) as worth from grants
      where person_id = split_part(a.id, ':', 2)::uuid and kind = 'minutes' and free + held + frozen > 0) packs
    where a.kind = 'client_prepaid' and a.balance <> packs.worth
  union all
  select 'M1', p.id::text, 'worth ' || p.worth || ', and nothing is on the account' from packs p
    where p.worth > 0 and not exists (select 1
      from ledger_accounts a where a.id = 'client:' || p.person_id || ':prepaid')
  union all
  select 'M2', p.id::text,
    'used ' || p.used || ', held ' || p.held || ', consultations say ' || coalesce(sum(c.used_ms),
    0) || ' and ' || coalesce(sum(c.covered_ms) filter (where c.used_ms is null), 0)
    from packs p left join minute_covers c on c.grant_id = p.id
    group by p.id, p.used, p.held having p.used <> coalesce(sum(c.used_ms), 0)
      or p.held <> coalesce(sum(c.covered_ms) filter (where c.used_ms is null), 0)
  union all
  select 'P8', p.id::text, 'earned consultants ' || sum(c.earned) || ', of which the platform gave '
    || sum(c.promotion) || '; ' || p.spent || ' was paid for what was used'
    from packs p join minute_covers c on c.grant_id = p.id
    group by p.id, p.spent, p.plan having sum(c.earned - c.promotion) > p.spent
      or p.plan <> 'welcome' and sum(c.promotion) > 0
  union all
  select 'G1', a.id, a.balance || ' on the account, free of grants ' || given.free from accounts a
    cross join lateral (select coalesce(sum(free), 0) as free from grants
      where person_id = split_part(a.id, ':', 2)::uuid and free > 0
        and kind = case a.kind when 'client_available' then 'credit' else 'bonus' end) given
    where a.kind in ('client_available', 'client_promotional') and a.balance <> given.free
  union all
  select 'G2', 'grant ' || g.id, 'its acts say ' || coalesce(used.said, 'nothing')
    from accounts a join grants g on g.person_id = split_part(a.id, ':', 2)::uuid
        and g.kind = case a.kind when 'client_available' then 'credit' else 'bonus' end
      cross join lateral (select sum(amount) as sum, coalesce(sum(amount) filter (where state = 'held'), 0) as held,
        coalesce(sum(amount) filter (where state = 'used'), 0) as used,
        string_agg(state || ' ' || amount, ', ' order by state) as said from grant_uses where grant_id = g.id) used
    where a.kind in ('client_available', 'client_promotional')
      and (g.amount - g.free <> coalesce(used.sum, 0) or g.held <> used.held or g.used <> used.used)
  union all
  select 'G3', 'platform:gift_cards', 'holds ' || held || ', grants say ' || said from (
    select account_balance('platform:gift_cards') as held,
      (select coalesce(sum(on_gift_card), 0) from grants where on_gift_card > 0) as said
  ) cards where ${scope === undefined} and held <> said
  union all
  select 'M5', a.id, a.balance || ' of a person whose account is closed' from accounts a
    join people p on p.id = split_part(a.id, ':', 2)::uuid
    where a.kind like 'client\\_%' and a.kind <> 'client_promotional' and a.balance > 0 and p.closed_at is not null`
}

const isNumber = (subject: string) => /^\d{1,18}$/.test(subject)

/** The conditions that choose what a scope looks at. `named`: by the subjects of earlier violations. */
function conditionsOf(sql: Sql, scope: LedgerScope) {
  if (!scope) {
    const all = sql`true`
    const named = { journals: sql`false`, postings: sql`false` }
    return {
      inRange: () => all,
      named,
      accounts: all,
      packs: all,
      isLast: true,
      isFull: true,
    }
  }
  const { after, through } = scope
  const inRange = (column: 'j.id' | 'p.journal_id') =>
    sql`${sql(column)} > ${after} and ${sql(column)} <= coalesce(${through}::bigint, 9223372036854775807)`
  if ('people' in scope) {
    const { from, to } = scope.people
    return {
      inRange,
      named: { journals: sql`false`, postings: sql`false` },
      accounts: sql`(
        a.id between ${`client:${from}`} and ${`client:${to};`} or a.id between ${`consultant:${from}`}
          and ${`consultant:${to};`}
        or a.id between 'platform:' and ${/[^0-]/.test(from) ? 'platform:' : 'platform;'})`,
      packs: sql`p.person_id between ${from}::uuid and ${to}::uuid`,
      isLast: false,
      isFull: true,
    }
  }
  const { suspects } = scope
  return {
    inRange,
    named: {
      journals: sql`j.key = any(${suspects})`,
      postings: sql`p.journal_id = any(${suspects.filter(isNumber)}::bigint[])`,
    },
    accounts: sql`a.id in (
      select unnest(${suspects}::text[]) union select p.debit from ledger_postings p where ${inRange('p.journal_id')}
      union select p.credit from ledger_postings p where ${inRange('p.journal_id')})`,
    packs: sql`(p.free + p.held + p.frozen > 0 or p.id = any(${suspects.filter(isNumber)}::bigint[]))`,
    isLast: through === null,
    isFull: false,
  }
}
