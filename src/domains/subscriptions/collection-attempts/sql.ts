import type { PaymentState } from '#domains/payments/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type CollectionOutcome = 'paid' | 'unpaid' | 'returned' | 'kept'

/** One attempt to collect a month, with its payment's state; no state: the payment was not requested yet. */
export type CollectionAttempt = {
  paymentId: string
  subscriptionId: string
  n: number
  attemptNumber: number
  cardId: string | null
  askedAt: Date
  notifiedAt: Date | null
  outcome: CollectionOutcome | null
  state: PaymentState | null
  amount: Centavos | null
  /** How the bank decided about a dispute of it, if not for us. */
  dispute: 'opened' | 'lost' | null
}

const columns = (sql: Sql) => sql`
  t.payment_id as "paymentId", t.subscription_id as "subscriptionId", t.n, t.attempt_number as "attemptNumber",
    t.card_id as "cardId",
    t.asked_at as "askedAt", t.notified_at as "notifiedAt",
  t.outcome, p.state, p.amount, (select d.state from payment_disputes d where d.payment_id = t.payment_id
    and d.state <> 'won' order by d.state = 'lost' desc limit 1) as dispute`

const attemptsWithPayments = (sql: Sql) =>
  sql`subscription_collection_attempts t left join payments p on p.id = t.payment_id`

type NewCollectionAttempt = Pick<
  CollectionAttempt,
  'paymentId' | 'subscriptionId' | 'n' | 'attemptNumber' | 'cardId' | 'askedAt'
>

export const insertCollectionAttempt = (tx: Tx, t: NewCollectionAttempt) => tx`
  insert into subscription_collection_attempts (payment_id, subscription_id, n, attempt_number, card_id, asked_at)
  values (${t.paymentId}, ${t.subscriptionId}, ${t.n}, ${t.attemptNumber}, ${t.cardId}, ${t.askedAt})`

export async function findCollectionAttempt(sql: Sql, paymentId: string): Promise<CollectionAttempt | undefined> {
  const [row] = await sql<
    CollectionAttempt[]
  >`select ${columns(sql)} from ${attemptsWithPayments(sql)} where t.payment_id = ${paymentId}`
  return row
}

/** The latest attempt for that month. */
export async function findLatestCollectionAttempt(
  sql: Sql,
  id: string,
  n: number,
): Promise<CollectionAttempt | undefined> {
  const [row] = await sql<
    CollectionAttempt[]
  >`select ${columns(sql)} from ${attemptsWithPayments(sql)} where t.subscription_id = ${id} and t.n = ${n}
    order by t.attempt_number desc limit 1`
  return row
}

/** The payment of the attempt that has no outcome yet; there is at most one. */
export async function findOpenPaymentId(sql: Sql, subscriptionId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select payment_id as id from subscription_collection_attempts
    where subscription_id = ${subscriptionId} and outcome is null`
  return row?.id
}

export const recordOutcome = (tx: Tx, paymentId: string, outcome: CollectionOutcome, at: Date) =>
  tx`update subscription_collection_attempts set outcome = ${outcome}, ended_at = ${at} where payment_id = ${paymentId}`

export const recordNotified = (tx: Tx, paymentId: string, at: Date) =>
  tx`update subscription_collection_attempts set notified_at = ${at} where payment_id = ${paymentId}`

/** Attempts recorded by a worker that stopped before it requested the payment, oldest first. */
export const listUnrequestedAttempts = (sql: Sql, most: number, aside: string[]) => sql<CollectionAttempt[]>`
  select ${columns(sql)} from ${attemptsWithPayments(sql)}
  where t.outcome is null and p.id is null and t.payment_id <> all(${aside}::uuid[])
  order by t.asked_at limit ${most}`

/** Open Pix payments whose code was not mailed, oldest first. */
export const listPixToMail = (sql: Sql, most: number, aside: string[]) => sql<CollectionAttempt[]>`
  select ${columns(sql)} from ${attemptsWithPayments(sql)}
  where t.outcome is null and t.card_id is null and t.notified_at is null and p.state = 'pending'
    and t.payment_id <> all(${aside}::uuid[])
  order by t.asked_at limit ${most}`

/**
 * Attempts with an outcome that was not acted upon, oldest first, including late money, for two weeks; not disputed.
 */
export const listAnsweredAttempts = (sql: Sql, now: Date, most: number, aside: string[]) => sql<CollectionAttempt[]>`
  select * from (
    select ${columns(sql)} from ${attemptsWithPayments(sql)}
      where t.outcome is null and p.state not in ('created', 'pending')
    union all
    select ${columns(sql)} from ${attemptsWithPayments(sql)}
    where t.outcome = 'unpaid' and t.asked_at > ${now}::timestamptz - interval '14 days'
      and p.state in ('paid', 'paid_late')
  ) answered
  where "paymentId" <> all(${aside}::uuid[]) and dispute is distinct from 'opened' order by "askedAt" limit ${most}`
