import type { Sql } from '#platform/db.ts'

/** What its consultant earned with a consultation `c`, its fee included, before refunds: `consultationViewOf`. */
export const earnedOf = (sql: Sql) => sql`
  c.captured - c.commission + c.covered_earnings + c.fee - c.fee * c.commission_bps / 10000`

/** Refunds of a consultation `c` after it was settled, and how much of them its consultant's share bore. */
export const refundsOf = (sql: Sql) => sql`
  select coalesce(sum((content::jsonb ->> 'refundedCents')::bigint), 0)::bigint as refunded,
    coalesce(sum((content::jsonb ->> 'fromEarningsCents')::bigint), 0)::bigint as "refundedEarnings"
  from receipts where subject >= 'refund:' || c.id || ':' and subject < 'refund:' || c.id || ';'`
