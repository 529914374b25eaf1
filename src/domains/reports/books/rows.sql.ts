import { PROMOTION_COST } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { journalsOf, type MonthSet, startOf } from '../accounting/sets.sql.ts'

/** What goes back to clients, and what of it comes back. */
const REFUND_KINDS = [
  'consultation_refund',
  'earnings_debt_paid',
  'payment_payback',
  'payment_payback_returned',
  'payment_refunded_elsewhere',
  'subscription_purchase_cancelled',
  'withdrawal_paid',
]

/**
 * One act that gave something back, in centavos: to the client's balance, and how much of it the consultant, the
 * commission and promotion bore; or out of the house, to a gateway or a bank.
 */
export type RefundRow = {
  journal: bigint
  at: Date
  kind: string
  subjectKind: string
  subjectId: string
  subjectNumber: bigint | null
  cause: string | null
  toClients: bigint
  fromConsultants: bigint
  fromRevenue: bigint
  fromPromotion: bigint
  outside: bigint
}

const netTo = (sql: Sql, pattern: string) => sql`
  (coalesce(sum(p.amount) filter (where p.credit like ${pattern}), 0)
    - coalesce(sum(p.amount) filter (where p.debit like ${pattern}), 0))::bigint`

/** The acts of a set by which money went back, by their number; the cause is that of the claim. */
export const listRefunds = (sql: Sql, set: MonthSet) => sql<RefundRow[]>`
  select j.id as journal, j.posted_at as at, j.kind, j.subject_kind as "subjectKind", j.subject_id as "subjectId",
    j.subject_number as "subjectNumber", min(k.cause) as cause, ${netTo(sql, 'client:%')} as "toClients",
    -${netTo(sql, 'consultant:%')} as "fromConsultants",
    -(${netTo(sql, 'platform:commission')} + ${netTo(sql, 'platform:%revenue')}) as "fromRevenue",
    -${netTo(sql, PROMOTION_COST)} as "fromPromotion",
    (${netTo(sql, 'platform:gateway')} + ${netTo(sql, 'platform:bank')}) as outside
  from ${journalsOf(sql, set)} j join ledger_postings p on p.journal_id = j.id
    left join lateral (select coalesce(rule, cause, way) as cause from claims
      where j.kind = 'consultation_refund' and n = j.subject_number
        and subject_id = case when pg_input_is_valid(j.subject_id, 'uuid') then j.subject_id::uuid end) k on true
  where j.kind = any(${REFUND_KINDS})
  group by j.id, j.posted_at, j.kind, j.subject_kind, j.subject_id, j.subject_number order by j.id`

export type DisputeRow = {
  journal: bigint
  at: Date
  kind: string
  subjectId: string
  subjectNumber: bigint | null
  reason: string | null
  debit: string
  credit: string
  amount: bigint
}

/** What cases at banks moved in a set, and what was lost by them, by number. The reason is the bank's. */
export const listDisputes = (sql: Sql, set: MonthSet) => sql<DisputeRow[]>`
  select j.id as journal, j.posted_at as at, j.kind, j.subject_id as "subjectId", j.subject_number as "subjectNumber",
    (select reason from payment_disputes d where j.subject_kind = 'dispute' and d.n = coalesce(j.subject_number, 1)
      and d.payment_id = case when pg_input_is_valid(j.subject_id, 'uuid') then j.subject_id::uuid end) as reason,
    p.debit, p.credit, p.amount
  from ${journalsOf(sql, set)} j join ledger_postings p on p.journal_id = j.id
  where j.subject_kind = 'dispute' or 'platform:dispute_loss' in (p.debit, p.credit)
  order by j.id, p.position`

export type CouponSum = { coupon: string; orders: bigint; discount: bigint }

/** What coupons took off orders that were paid in the days of a month. No journal has it: less was paid. */
export const listCoupons = (sql: Sql, { month }: Pick<MonthSet, 'month'>) => sql<CouponSum[]>`
  select coupon, count(*) as orders, sum(discount)::bigint as discount from catalogue_orders
  where coupon is not null and paid_at >= ${startOf(sql, month)} and paid_at < ${startOf(sql, month, 1)}
  group by coupon order by coupon`

/** Who the consultants of sums are: name and document as they are now. */
export const listNamesOf = (sql: Sql, ids: readonly string[]) => sql<{ id: string; name: string; taxId: string }[]>`
  select c.id, trim(p.first_name || ' ' || p.last_name) as name, c.tax_id as "taxId"
  from consultants c join people p on p.id = c.id where c.id = any(${[...ids]}::uuid[])`
