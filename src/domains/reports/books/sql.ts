import type { Sql } from '#platform/db.ts'
import type { Month } from '../accounting/months.rules.ts'
import { type MonthSet, startOf } from '../accounting/sets.sql.ts'
import type { OpenWork } from './unusual.rules.ts'

/** What began before a month was over and still moves; what of the checks of the books stands. */
export async function findOpenWork(sql: Sql, month: Month): Promise<OpenWork> {
  const end = startOf(sql, month, 1)
  const [row] = await sql<OpenWork[]>`
    select
      (select count(*)::int from consultations where ended_at is null and requested_at < ${end}) as consultations,
      (select count(*)::int from payouts where state in ('asked', 'sending', 'processing', 'unknown')
        and asked_at < ${end}) as payouts,
      (select count(*)::int from payment_refunds where next_attempt_at is not null and asked_at < ${end}) as refunds,
      (select count(*)::int from payment_disputes where state = 'opened' and opened_at < ${end}) as disputes,
      (select count(*)::int from invariant_violations) as violations`
  return row!
}

/** `many`: how many there are in all. */
export type LateJournal = { journal: bigint; at: Date; kind: string; subject: string; amount: bigint; many: bigint }

/** The first journals of a set that have a date before it, by number. */
export const listLateJournals = (sql: Sql, { month, after, through }: MonthSet, most: number) => sql<LateJournal[]>`
  select j.id as journal, j.posted_at as at, j.kind, j.subject_kind || ' ' || j.subject_id as subject,
    (select sum(amount) from ledger_postings where journal_id = j.id)::bigint as amount, j.many
  from (select *, count(*) over () as many from ledger_journals where id > ${after}::bigint
      and id <= coalesce(${through}::bigint, 9223372036854775807) and posted_at < ${startOf(sql, month)}
    order by id limit ${most}) j order by j.id`

/** A payment can be confirmed so many days after it was begun. */
const LONGEST_PAYMENT_DAYS = 45

/** Payments that were begun before a month and confirmed in it: how many, and how much. */
export async function sumConfirmedLater(sql: Sql, month: Month): Promise<{ payments: number; amount: bigint }> {
  const [row] = await sql<{ payments: number; amount: bigint }[]>`
    select count(*)::int as payments, coalesce(sum(amount), 0)::bigint as amount from payments
    where created_at >= ${startOf(sql, month)} - make_interval(days => ${LONGEST_PAYMENT_DAYS}::int)
      and created_at < ${startOf(sql, month)} and paid_at >= ${startOf(sql, month)} and paid_at < ${startOf(sql, month, 1)}`
  return row!
}

export type OwnBalance = { account: string; name: string; amount: bigint }

/** The first journal that was posted after an instant; undefined: none was. */
export async function findFirstAfter(sql: Sql, at: Date): Promise<bigint | undefined> {
  const [row] = await sql<{ first: bigint | null }[]>`
    select min(id) as first from ledger_journals where posted_at > ${at}`
  return row?.first ?? undefined
}

/**
 * What stood on the next accounts of people at an instant, after one of them, by account: the balance now, less what
 * was posted later. `first`: no journal with a lower number is later. The name is that of now.
 */
export const listBalancesAt = (
  sql: Sql,
  { at, first }: { at: Date; first: bigint | undefined },
  after: string,
  most: number,
) => sql<OwnBalance[]>`
  with page as materialized (
    select id, balance from ledger_accounts where guarded and id > ${after} order by id limit ${most}
  )
  select a.id as account, coalesce(trim(p.first_name || ' ' || p.last_name), '') as name,
    (a.balance - later.amount)::bigint as amount
  from page a
    left join people p on p.id = split_part(a.id, ':', 2)::uuid
    cross join lateral (select coalesce(sum(moved), 0) as amount from (
        select l.amount as moved, l.journal_id from ledger_postings l
          where l.credit = a.id and l.journal_id >= ${first ?? null}::bigint
        union all
        select -l.amount, l.journal_id from ledger_postings l
          where l.debit = a.id and l.journal_id >= ${first ?? null}::bigint
      ) own where (select posted_at from ledger_journals j where j.id = own.journal_id) > ${at}) later
  order by a.id`

export type PaperOwner = { id: string; name: string; taxId: string }

/** Consultants of whom something moved in a year, by id, after one of them. */
export const listPaperOwners = (sql: Sql, year: string, after: string, most: number) => sql<PaperOwner[]>`
  select c.id, trim(p.first_name || ' ' || p.last_name) as name, c.tax_id as "taxId"
  from consultants c join people p on p.id = c.id
  where c.id > ${after} and exists (select from person_sums s where s.person_id = c.id
    and s.moved_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date)
  order by c.id limit ${most}`

/** Undefined: nobody with this id ever attended here. */
export async function findPaperOwner(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from consultants where id = ${id}`
  return row?.id
}
