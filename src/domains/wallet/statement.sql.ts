import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { ACT_OF, ATTENDED_ACTS, RESULT_ACTS } from './acts.rules.ts'
import { COMMISSION, earningsOf, toClearOf } from './rules.ts'

export type StatementEntry = {
  lastJournal: bigint
  act: string
  about: string
  amount: Centavos
  balance: Centavos
  at: Date
}

/** The act of a journal's line, by what was done, or to what (`ACT_OF`). */
const actOf = (sql: Sql) => {
  const acts = sql`${JSON.stringify(ACT_OF)}::text::jsonb`
  return sql`coalesce(${acts} ->> j.kind, ${acts} ->> j.subject_kind, j.subject_kind)`
}

/** The sides of a posting `p` that are accounts of people (`accountsOf`): `account`, and what it `moved`. */
const sidesOfPeople = (sql: Sql) => sql`
  cross join lateral (values (p.credit, p.amount), (p.debit, -p.amount)) as side (account, moved)
  where account like any(array['client:%:available', 'client:%:reserved', 'client:%:ordered', 'client:%:booked',
    'client:%:promotional', 'consultant:%:to_clear', 'consultant:%:available', 'consultant:%:in_payout'])`

/**
 * One row per act and subject of `moved` (person_id, journal_id, amount), without transfers between accounts of one
 * person. Minutes and bonus have one per direction, and numbered subjects one each: a year that is over stays as it
 * was.
 */
const linesOf = (sql: Sql, moved: ReturnType<Sql>) => sql`
  select m.person_id, ${actOf(sql)} as act, j.subject_id || case
      when j.kind = 'payout_returned' then ':returned'
      -- The first case of a payment is named by the payment alone.
      when j.subject_number is null or j.subject_kind = 'dispute' and j.subject_number = 1 then ''
      else ':' || j.subject_number end as about,
    j.subject_kind in ('minutes', 'bonus') and m.amount > 0 as came, sum(m.amount)::bigint as amount,
    max(j.id) as last_journal, max(j.posted_at) as last_at
  from (select person_id, journal_id, sum(amount)::bigint as amount from (${moved}) side
    group by 1, 2 having sum(amount) <> 0) m
  -- By its index: the planner does not know how few entries are new, and would join the whole ledger.
  cross join lateral (select * from ledger_journals where id = m.journal_id offset 0) j
  group by 1, 2, 3, 4`

/** Adds the journals of a range to the lines that are kept. */
export const addStatementLines = (tx: Tx, { after, through }: { after: bigint; through: bigint }) => tx`
  insert into statement_lines as kept (person_id, act, about, came, amount, last_journal, last_at)
  ${linesOf(
    tx,
    tx`select split_part(account, ':', 2)::uuid as person_id, p.journal_id, moved as amount
    from ledger_postings p ${sidesOfPeople(tx)} and p.journal_id > ${after} and p.journal_id <= ${through}`,
  )}
  on conflict (person_id, act, about, came) do update set amount = kept.amount + excluded.amount,
    last_journal = excluded.last_journal, last_at = excluded.last_at`

/**
 * A page of a statement before a journal, newest first, each line with the sum after it: from the kept lines, and from
 * the entries that are newer than those. The sum is the balance of the accounts less what came later.
 */
export const listStatementEntries = (
  sql: Sql,
  { personId, accounts }: { personId: string; accounts: string[] },
  before: bigint | undefined,
  most: number,
) => sql<StatementEntry[]>`
  with newest as materialized (${newestLines(sql, personId, accounts)}),
  moved_up as materialized (
    select k.last_journal, k.amount from newest n join statement_lines k using (person_id, act, about, came)
  ),
  newer as (
    select n.last_journal, n.act, n.about, n.amount + coalesce(k.amount, 0) as amount, n.last_at
    from newest n left join statement_lines k using (person_id, act, about, came)
    where n.amount + coalesce(k.amount, 0) <> 0
  ),
  asked as (select coalesce(${before ?? null}::bigint, 9223372036854775807) as before),
  page as (
    select * from newer where last_journal < (select before from asked)
    union all
    (select last_journal, act, about, amount, last_at from statement_lines k
      where person_id = ${personId} and amount <> 0 and last_journal < (select before from asked)
        and not exists (select from newest n
          where n.act = k.act and n.about = k.about and n.came = k.came)
      order by last_journal desc limit ${most})
    order by last_journal desc limit ${most}
  ),
  later as (
    select coalesce((select sum(amount) from statement_lines
        where person_id = ${personId} and amount <> 0 and last_journal >= (select before from asked)), 0)
      - coalesce((select sum(amount) from moved_up where last_journal >= (select before from asked)), 0)
      + coalesce((select sum(amount) from newer where last_journal >= (select before from asked)), 0) as amount
  ),
  lines as (
    select page.*, ((select coalesce(sum(balance), 0) from ledger_accounts where id = any(${accounts}) and guarded)
      - (select amount from later)
      - coalesce(sum(amount) over (order by last_journal desc rows between unbounded preceding and 1 preceding), 0)
      )::bigint as balance
    from page
  )
  select last_journal as "lastJournal", act, about, amount, balance, last_at as at
  from lines order by last_journal desc limit ${most}`

/**
 * What a consultant earned by day (São Paulo) from a day on, newest first: the lines of the acts that make up what was
 * earned, each on the day of its last movement, as in every report.
 */
export const listEarnedByDay = (
  sql: Sql,
  { personId, accounts }: { personId: string; accounts: string[] },
  since: string,
) => sql<{ on: string; amount: Centavos; consultations: number }[]>`
  with ${lineChanges(sql, personId, accounts)}
  select day::text as on, sum(amount)::bigint as amount,
    coalesce(sum(lines) filter (where act = any(${ATTENDED_ACTS})), 0)::int as consultations
  from (select act, amount, lines, last_at from changes
    union all select act, amount, (amount <> 0)::int, last_at from statement_lines
      where person_id = ${personId} and last_at >= ${since}::date::timestamp at time zone 'America/Sao_Paulo') lines,
    hour_of(last_at)
  where day >= ${since}::date and act = any(${RESULT_ACTS})
  group by 1 having sum(lines) > 0 or sum(amount) <> 0 order by 1 desc`

/**
 * What the house took of a consultant's acts (negative: gave back), from the journals that moved their earnings: of the
 * lines whose last movements are `since` until this journal. No act lasts for a day.
 */
export const listCommissions = (sql: Sql, personId: string, { since, through }: { since: Date; through: bigint }) => {
  const accounts = [toClearOf(personId), earningsOf(personId)]
  const within = sql`journal_id <= ${through} and journal_id > coalesce((select max(last_journal) from statement_lines
    where person_id = ${personId} and last_at < ${since}::timestamptz - interval '1 day'), 0)`
  return sql<{ act: string; about: string; commission: Centavos }[]>`
    select act, about, sum(amount)::bigint as commission from (${linesOf(
      sql,
      sql`select ${personId}::uuid as person_id, p.journal_id,
        case when p.credit = ${COMMISSION} then p.amount else -p.amount end as amount
      from (select journal_id from ledger_postings where credit = any(${accounts}) and ${within}
        union select journal_id from ledger_postings where debit = any(${accounts}) and ${within}) own
      cross join lateral (select * from ledger_postings where journal_id = own.journal_id offset 0) p
      where ${COMMISSION} in (p.credit, p.debit)`,
    )}) lines group by act, about`
}

/** What the entries after the kept lines change: each line as it is now, and taken from where it was. */
export const lineChanges = (sql: Sql, personId: string, accounts: string[]) => sql`
  newest as materialized (${newestLines(sql, personId, accounts)}),
  changes as materialized (
    select n.act, n.about, n.amount + coalesce(k.amount, 0) as amount,
      (n.amount + coalesce(k.amount, 0) <> 0)::int as lines, n.last_at
    from newest n left join statement_lines k using (person_id, act, about, came)
    union all
    select k.act, k.about, -k.amount, -(k.amount <> 0)::int, k.last_at
    from newest n join statement_lines k using (person_id, act, about, came)
  )`

/** The lines of entries that are not in the kept ones yet. */
const newestLines = (sql: Sql, personId: string, accounts: string[]) =>
  linesOf(
    sql,
    sql`select ${personId}::uuid as person_id, journal_id, amount from ledger_postings
      where credit = any(${accounts}) and journal_id > ${foldedThrough(sql)}
    union all
    select ${personId}::uuid, journal_id, -amount from ledger_postings
      where debit = any(${accounts}) and journal_id > ${foldedThrough(sql)}`,
  )

const foldedThrough = (sql: Sql) => sql`(select through_journal from ledger_folds where name = 'statement')`
