import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { DisputeState, PaymentMethod } from '../rules.ts'

/**
 * `frozen`: what of the client's credit was frozen when it was decided; until then the wallet knows. `taken`: what the
 * bank took in the end.
 */
export type DisputeRow = {
  paymentId: string
  /** The first case of a payment is 1. */
  n: number
  gatewayId: string
  amount: Centavos
  frozen: Centavos
  taken: Centavos
  reason: string
  state: DisputeState
}

/** The cases of a payment, the first one first; call it under the payment's lock. */
export const listDisputesOf = (sql: Sql, paymentId: string) => sql<DisputeRow[]>`
  select payment_id as "paymentId", n, gateway_id as "gatewayId", amount, frozen, taken, reason, state
  from payment_disputes where payment_id = ${paymentId} order by n`

export const insertDispute = (tx: Tx, d: Omit<DisputeRow, 'state' | 'taken' | 'frozen'> & { openedAt: Date }) => tx`
  insert into payment_disputes (payment_id, n, gateway_id, amount, reason, opened_at)
  values (${d.paymentId}, ${d.n}, ${d.gatewayId}, ${d.amount}, ${d.reason}, ${d.openedAt})`

type Case = Pick<DisputeRow, 'paymentId' | 'n'>

/** What was frozen when a case was decided. */
export const recordFrozen = (tx: Tx, { paymentId, n }: Case, frozen: Centavos) => tx`
  update payment_disputes set frozen = ${frozen} where payment_id = ${paymentId} and n = ${n}`

/** The bank contests more than it said at first. */
export const recordAmount = (tx: Tx, { paymentId, n }: Case, amount: Centavos) => tx`
  update payment_disputes set amount = ${amount} where payment_id = ${paymentId} and n = ${n}`

/** Corrects what the bank took with a lost case. */
export const recordTaken = (tx: Tx, { paymentId, n }: Case, taken: Centavos) => tx`
  update payment_disputes set taken = ${taken} where payment_id = ${paymentId} and n = ${n}`

type End = { state: 'won' | 'lost'; at: Date; taken: Centavos }

export const endDispute = (tx: Tx, { paymentId, n }: Case, { state, at, taken }: End) => tx`
  update payment_disputes set state = ${state}, ended_at = ${at}, taken = ${taken}
    where payment_id = ${paymentId} and n = ${n} and state <> 'lost'`

export const recordClosed = (tx: Tx, { paymentId, n }: Case, by: string, reason: string) => tx`
  update payment_disputes set closed_by = ${by}, closed_for = ${reason} where payment_id = ${paymentId} and n = ${n}`

/** A dispute as the team sees it. */
export type DisputeCaseRow = {
  paymentId: string
  n: number
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
  /** Who of the team closed it, and why. */
  closedBy: string | null
  closedFor: string | null
}

/** What is frozen for case `d`: while it is open, of its payment's credit, the earlier cases first. */
const frozenFor = (sql: Sql) => sql`
  case when d.state <> 'opened' then d.frozen else greatest(0, least(d.amount,
    (select coalesce(sum(g.frozen), 0) from grants g where g.payment_id = d.payment_id and g.kind = 'credit')
      - (select coalesce(sum(e.amount), 0) from payment_disputes e
        where e.payment_id = d.payment_id and e.n < d.n and e.state = 'opened')))::bigint end`

const cases = (sql: Sql) => sql`
  select d.payment_id as "paymentId", d.n, btrim(o.first_name || ' ' || o.last_name) as "personName", o.email, p.method,
    p.description, p.amount as "paidCents", d.amount as "amountCents", ${frozenFor(sql)} as "frozenCents", d.reason,
    d.state, p.paid_at as "paidAt", d.opened_at as "openedAt", d.ended_at as "endedAt", d.closed_for as "closedFor",
    (select btrim(c.first_name || ' ' || c.last_name) from people c where c.id = d.closed_by) as "closedBy"
  from payment_disputes d join payments p on p.id = d.payment_id join people o on o.id = p.person_id`

export async function findDisputeCase(sql: Sql, { paymentId, n }: Case): Promise<DisputeCaseRow | undefined> {
  const [row] = await sql<DisputeCaseRow[]>`${cases(sql)} where d.payment_id = ${paymentId} and d.n = ${n}`
  return row
}

/** Disputes, or those of one payment, as the team sees them: open ones, the oldest first; then the latest decided. */
export const listDisputeCases = (sql: Sql, most: number, paymentId?: string) => sql<DisputeCaseRow[]>`
  ${cases(sql)} where ${paymentId ?? null}::uuid is null or d.payment_id = ${paymentId ?? null}
  order by d.ended_at desc nulls first, d.opened_at limit ${most}`

/** Disputes of these people that are open or were lost, the latest first. */
export const listDisputesOfPeople = (sql: Sql, personIds: readonly string[]) => sql<
  { personId: string; paymentId: string; n: number; state: DisputeState; amount: Centavos }[]
>`
  select p.person_id as "personId", d.payment_id as "paymentId", d.n, d.state, d.amount
  from payment_disputes d join payments p on p.id = d.payment_id
  where d.state <> 'won' and p.person_id = any(${personIds as string[]}::uuid[]) order by d.opened_at desc`

/** Which of these payments have a case that is open or was lost, whoever paid them. */
export const listDisputedAmong = (sql: Sql, paymentIds: readonly string[]) => sql<
  { paymentId: string; state: DisputeState }[]
>`
  select payment_id as "paymentId", state from payment_disputes
  where state <> 'won' and payment_id = any(${paymentIds as string[]}::uuid[])`

export async function countOpenDisputes(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from payment_disputes d join payments p on p.id = d.payment_id
    where p.person_id = ${personId} and d.state = 'opened'`
  return row!.count
}
