import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { DisputeState, PaymentMethod } from '../rules.ts'

/** `frozen`: the part of `amount` that was frozen of the client's credit. */
export type DisputeRow = {
  paymentId: string
  gatewayId: string
  amount: Centavos
  frozen: Centavos
  reason: string
  state: DisputeState
}

/** Call it under the payment's lock. */
export async function findDispute(sql: Sql, paymentId: string): Promise<DisputeRow | undefined> {
  const [row] = await sql<DisputeRow[]>`
    select payment_id as "paymentId", gateway_id as "gatewayId", amount, frozen, reason, state from payment_disputes
      where payment_id = ${paymentId}`
  return row
}

export const insertDispute = (
  tx: Tx,
  { paymentId, gatewayId, amount, frozen, reason, openedAt }: Omit<DisputeRow, 'state'> & { openedAt: Date },
) => tx`
  insert into payment_disputes (payment_id, gateway_id, amount, frozen, reason, opened_at)
  values (${paymentId}, ${gatewayId}, ${amount}, ${frozen}, ${reason}, ${openedAt})`

export const recordFrozen = (tx: Tx, paymentId: string, more: Centavos) => tx`
  update payment_disputes set frozen = frozen + ${more} where payment_id = ${paymentId}`

export const endDispute = (tx: Tx, paymentId: string, state: 'won' | 'lost', at: Date) => tx`
  update payment_disputes set state = ${state}, ended_at = ${at} where payment_id = ${paymentId} and state = 'opened'`

/** A dispute as the team sees it. */
export type DisputeCaseRow = {
  paymentId: string
  personName: string
  email: string
  method: PaymentMethod
  description: string
  paidCents: Centavos
  amountCents: Centavos
  frozenCents: Centavos
  reason: string
  state: DisputeState
  paidAt: Date
  openedAt: Date
  endedAt: Date | null
}

/** Disputes as the team sees them: open ones first, the oldest first; then the latest decided. */
export const listDisputeCases = (sql: Sql, most: number) => sql<DisputeCaseRow[]>`
  select d.payment_id as "paymentId", btrim(o.first_name || ' ' || o.last_name) as "personName", o.email, p.method,
    p.description, p.amount as "paidCents",
    d.amount as "amountCents", d.frozen as "frozenCents", d.reason, d.state, p.paid_at as "paidAt",
      d.opened_at as "openedAt", d.ended_at as "endedAt"
  from payment_disputes d join payments p on p.id = d.payment_id join people o on o.id = p.person_id
  order by d.ended_at desc nulls first, d.opened_at limit ${most}`
