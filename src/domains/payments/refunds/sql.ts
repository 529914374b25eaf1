import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { PaymentMethod } from '../rules.ts'
import type { DueAt } from '../sql.ts'
import type { RefundableSums } from './rules.ts'

/** `gateway`: it was made there, and not asked for here. */
export type RefundSource = 'wallet' | 'suspense' | 'gateway'
export type RefundState = 'asked' | 'done' | 'refused'
export type RefundRow = {
  paymentId: string
  personId: string
  n: number
  amount: Centavos
  source: RefundSource
  reason: string
  state: RefundState
  attempts: number
  method: PaymentMethod
}

/** `done`: refunds that the gateway has made; those under way may still be refused. */
type Sums = RefundableSums & { done: Centavos; isContested: boolean; isLost: boolean; next: number }

/** What was paid and what is refunded of a payment; call it under the payment's lock. */
export async function findRefundSums(tx: Tx, paymentId: string): Promise<Sums> {
  const [row] = await tx<Sums[]>`
    select p.amount, ${asked(tx)} as asked, ${contested(tx)} as contested,
      coalesce((select sum(r.amount) from payment_refunds r
        where r.payment_id = p.id and r.source <> 'suspense' and r.state = 'done'), 0)::bigint as done,
      exists (select 1 from payment_disputes d
      where d.payment_id = p.id and d.state = 'opened') as "isContested",
      exists (select 1 from payment_disputes d where d.payment_id = p.id and d.state = 'lost') as "isLost",
      (select coalesce(max(r.n), 0) + 1 from payment_refunds r where r.payment_id = p.id)::int as next
    from payments p where p.id = ${paymentId}`
  return row!
}

/** What left already of what a payment bought, in centavos, at most its amount. */
export async function sumLeft(sql: Sql, paymentId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select least(p.amount, ${leftOf(sql)})::bigint as sum from payments p where p.id = ${paymentId}`
  return row!.sum
}

/** The same of several payments. */
export const listLeft = (sql: Sql, paymentIds: readonly string[]) => sql<{ paymentId: string; left: Centavos }[]>`
  select p.id as "paymentId", least(p.amount, ${leftOf(sql)})::bigint as left from payments p
  where p.id = any(${paymentIds as string[]}::uuid[])`

/** Refunds of a person's money that the bank has not made yet, and may refuse. */
export async function countRefundsUnderWay(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from payment_refunds r join payments p on p.id = r.payment_id
    where p.person_id = ${personId} and r.source = 'wallet' and r.state = 'asked'`
  return row!.count
}

const taken = (sql: Sql) => sql`coalesce((select sum(d.taken) from payment_disputes d where d.payment_id = p.id), 0)`
/**
 * Of what payment `p` bought: its credit that was withdrawn, through whichever payment, refunds that no withdrawal
 * asked for, and lost cases.
 */
const leftOf = (sql: Sql) => sql`
  coalesce((select sum(s.credit) from payment_withdrawal_sources s where s.payment_id = p.id), 0) + ${taken(sql)}
    + coalesce((select sum(r.amount) from payment_refunds r
      where r.payment_id = p.id and r.source <> 'suspense' and r.state <> 'refused'
        and not exists (select 1 from payment_withdrawal_parts t where t.payment_id = r.payment_id and t.n = r.n)), 0)`

const asked = (sql: Sql) => sql`
  coalesce((select sum(r.amount) from payment_refunds r
    where r.payment_id = p.id and r.source <> 'suspense' and r.state <> 'refused'), 0)::bigint`
const contested = (sql: Sql) => sql`
  coalesce((select sum(d.amount) from payment_disputes d where d.payment_id = p.id and d.state <> 'won'), 0)::bigint`

export type CreditedPayment = RefundableSums & {
  id: string
  method: PaymentMethod
  paidAt: Date
  isContested: boolean
  /** The bank has refused a refund of it. */
  wasRefused: boolean
}

/** Credited payments of a person that can be refunded from here, with the refunds of each, newest first. */
export const listCreditedPayments = (sql: Sql, personId: string) => sql<CreditedPayment[]>`
  select p.id, p.method, p.paid_at as "paidAt", p.amount, ${asked(sql)} as asked, ${contested(sql)} as contested,
    exists (select 1 from payment_disputes d where d.payment_id = p.id and d.state = 'opened') as "isContested",
    exists (select 1 from payment_refunds r
      where r.payment_id = p.id and r.state = 'refused' and r.source = 'wallet') as "wasRefused"
  from payments p where p.person_id = ${personId} and p.paid_at is not null and p.suspense_entry_id is null
  order by p.paid_at desc, p.id`

/** The states of refunds, by payment and number. */
export const listRefundStates = (sql: Sql, refunds: readonly { paymentId: string; n: number }[]) => sql<
  { paymentId: string; n: number; state: RefundState; method: PaymentMethod }[]
>`
  select r.payment_id as "paymentId", r.n, r.state, p.method from payment_refunds r
    join payments p on p.id = r.payment_id
  where (r.payment_id, r.n) in (select *
    from unnest(${refunds.map(({ paymentId }) => paymentId)}::uuid[], ${refunds.map(({ n }) => n)}::int[]))`

type NewRefund = { paymentId: string; n: number; amount: Centavos; source: RefundSource; reason: string; at: Date }

export const insertRefund = (tx: Tx, { paymentId, n, amount, source, reason, at }: NewRefund) => tx`
  insert into payment_refunds (payment_id, n, amount, source, reason, asked_at, next_attempt_at)
  values (${paymentId}, ${n}, ${amount}, ${source}, ${reason}, ${at}, ${at})`

/** A refund that the gateway tells of and that was not asked for here. */
export const insertGatewayRefund = (tx: Sql, { paymentId, n, amount, reason, at }: Omit<NewRefund, 'source'>) => tx`
  insert into payment_refunds (payment_id, n, amount, source, reason, state, asked_at, ended_at)
  values (${paymentId}, ${n}, ${amount}, 'gateway', ${reason}, 'done', ${at}, ${at})`

const columns = (sql: Sql) => sql`
  r.payment_id as "paymentId", p.person_id as "personId", r.n, r.amount, r.source, r.reason, r.state, r.attempts,
    p.method`

export const listDueRefunds = (sql: Sql, { gateway, now, most, aside }: DueAt) => sql<RefundRow[]>`
  select ${columns(sql)} from payment_refunds r join payments p on p.id = r.payment_id
  where r.next_attempt_at <= ${now} and p.gateway = ${gateway}
    and r.payment_id || ':' || r.n <> all(${aside}::text[]) order by r.next_attempt_at limit ${most}`

/** Other refunds of the same amount that the gateway has or may have: done ones, and earlier ones under way. */
export async function countEarlierRefunds(
  sql: Sql,
  { paymentId, n, amount }: Pick<RefundRow, 'paymentId' | 'n' | 'amount'>,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from payment_refunds where payment_id = ${paymentId} and n <> ${n}
      and amount = ${amount} and (state = 'done' or state = 'asked' and n < ${n} and attempts > 0)`
  return row!.count
}

/** Claims one attempt. False: another worker has claimed it. */
export async function recordAttempt(
  sql: Sql,
  { paymentId, n, attempts }: RefundRow,
  nextAttemptAt: Date,
): Promise<boolean> {
  const rows = await sql`
    update payment_refunds set attempts = attempts + 1, next_attempt_at = ${nextAttemptAt}
    where payment_id = ${paymentId} and n = ${n} and attempts = ${attempts} and state = 'asked' returning n`
  return rows.length > 0
}

/** False: it had ended before. */
export async function endRefund(
  tx: Tx,
  paymentId: string,
  n: number,
  end: { state: 'done' | 'refused'; why: string | null; at: Date },
): Promise<boolean> {
  const rows = await tx`
    update payment_refunds set state = ${end.state}, why = ${end.why}, ended_at = ${end.at}, next_attempt_at = null
    where payment_id = ${paymentId} and n = ${n} and state = 'asked' returning n`
  return rows.length > 0
}

/** What was refunded of a payment, in centavos. */
export async function sumRefunded(sql: Sql, paymentId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from payment_refunds
      where payment_id = ${paymentId} and state = 'done' and source <> 'suspense'`
  return row!.sum
}
