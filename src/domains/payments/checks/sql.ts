import type { Sql, Tx } from '#platform/db.ts'
import type { DueAt, PaymentRow } from '../sql.ts'

/** Payments of a gateway whose time to ask has come, the longest due first. */
export const listDueChecks = (sql: Sql, { gateway, now, most, aside }: DueAt) => sql<{ id: string }[]>`
  select id from payments
  where gateway = ${gateway} and next_check_at <= ${now} and id <> all(${aside}::uuid[])
  order by next_check_at limit ${most}`

type Waiting = { gateway: string; payments: number; refunds: number }

/** Payments to ask about and refunds to carry whose gateway is none of these, by gateway. */
export const countWaitingElsewhere = (sql: Sql, gateways: readonly string[]) => sql<Waiting[]>`
  select gateway, sum(payments)::int as payments, sum(refunds)::int as refunds from (
    select gateway, count(*) as payments, 0 as refunds from payments
      where next_check_at is not null and gateway <> all(${gateways as string[]}) group by gateway
    union all
    select p.gateway, 0, count(*) from payment_refunds r join payments p on p.id = r.payment_id
      where r.next_attempt_at is not null and p.gateway <> all(${gateways as string[]}) group by p.gateway
  ) waiting group by gateway order by gateway`

/** Claims one check. False: another worker is at it. */
export async function recordCheck(
  sql: Sql,
  { id, checkCount }: PaymentRow,
  nextCheckAt: Date | undefined,
): Promise<boolean> {
  const rows = await sql`
    update payments set check_count = check_count + 1, next_check_at = ${nextCheckAt ?? null}
      where id = ${id} and check_count = ${checkCount} returning id`
  return rows.length > 0
}

/** Makes it due for a check. */
export const scheduleCheck = (tx: Tx, id: string, at: Date) =>
  tx`update payments set next_check_at = ${at} where id = ${id}`

/** It is not due any more, unless another check was scheduled meanwhile. */
export const dropCheck = (sql: Sql, id: string, at: Date) =>
  sql`update payments set next_check_at = null where id = ${id} and next_check_at = ${at}`
