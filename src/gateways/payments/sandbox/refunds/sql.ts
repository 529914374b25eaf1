import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type RefundState = 'pending' | 'done' | 'declined'
type NewRefund = { reference: string; n: number; amount: Centavos; state: RefundState; at: Date; dueAt: Date | null }

export const insertRefund = (tx: Tx, { reference, n, amount, state, at, dueAt }: NewRefund) => tx`
  insert into sandbox.refunds (reference, n, amount, state, refunded_at, due_at)
    values (${reference}, ${n}, ${amount}, ${state}, ${at}, ${dueAt})`

export async function findRefund(
  sql: Sql,
  reference: string,
  n: number,
): Promise<{ amount: Centavos; state: RefundState } | undefined> {
  const [row] = await sql<{ amount: Centavos; state: RefundState }[]>`
    select amount, state from sandbox.refunds where reference = ${reference} and n = ${n}`
  return row
}

/** The sum of finished and pending refunds, in centavos. */
export async function sumRefunds(sql: Sql, reference: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from sandbox.refunds
      where reference = ${reference} and state <> 'declined'`
  return row!.sum
}

export const listDueRefunds = (sql: Sql, now: Date, most: number) => sql<
  { gatewayId: string; n: number; state: RefundState }[]
>`
  select c.gateway_id as "gatewayId", r.n, case c.refunds when 'refused' then 'declined' else 'done' end as state
  from sandbox.refunds r join sandbox.charges c using (reference) where r.state = 'pending' and r.due_at <= ${now}
    order by r.due_at limit ${most}`

/** False when another worker has ended it already. */
export async function endRefund(tx: Tx, gatewayId: string, n: number, state: RefundState): Promise<boolean> {
  const rows = await tx`
    update sandbox.refunds r set state = ${state} from sandbox.charges c
    where c.gateway_id = ${gatewayId} and r.reference = c.reference and r.n = ${n} and r.state = 'pending'
      returning r.n`
  return rows.length > 0
}
