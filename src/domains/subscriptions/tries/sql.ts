import type { State } from '#domains/payments/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type Outcome = 'paid' | 'unpaid' | 'returned' | 'kept'

/** One try to be paid for a month, as its payment stands; no state: the payment was not asked for yet. */
export type TryRow = {
  paymentId: string
  subscriptionId: string
  n: number
  k: number
  cardId: string | null
  askedAt: Date
  toldAt: Date | null
  outcome: Outcome | null
  state: State | null
  amount: Centavos | null
}

const columns = (sql: Sql) => sql`
  t.payment_id as "paymentId", t.subscription_id as "subscriptionId", t.n, t.k, t.card_id as "cardId",
    t.asked_at as "askedAt", t.told_at as "toldAt",
  t.outcome, p.state, p.amount`

const tries = (sql: Sql) => sql`subscription_tries t left join payments p on p.id = t.payment_id`

type NewTry = Pick<TryRow, 'paymentId' | 'subscriptionId' | 'n' | 'k' | 'cardId' | 'askedAt'>

export const insertTry = (tx: Tx, t: NewTry) => tx`
  insert into subscription_tries (payment_id, subscription_id, n, k, card_id, asked_at)
  values (${t.paymentId}, ${t.subscriptionId}, ${t.n}, ${t.k}, ${t.cardId}, ${t.askedAt})`

export async function findTry(sql: Sql, paymentId: string): Promise<TryRow | undefined> {
  const [row] = await sql<TryRow[]>`select ${columns(sql)} from ${tries(sql)} where t.payment_id = ${paymentId}`
  return row
}

/** The latest try for that month. */
export async function findLatestTry(sql: Sql, id: string, n: number): Promise<TryRow | undefined> {
  const [row] = await sql<
    TryRow[]
  >`select ${columns(sql)} from ${tries(sql)} where t.subscription_id = ${id} and t.n = ${n} order by t.k desc limit 1`
  return row
}

export const recordOutcome = (tx: Tx, paymentId: string, outcome: Outcome, at: Date) =>
  tx`update subscription_tries set outcome = ${outcome}, ended_at = ${at} where payment_id = ${paymentId}`

export const recordTold = (tx: Tx, paymentId: string, at: Date) =>
  tx`update subscription_tries set told_at = ${at} where payment_id = ${paymentId}`

/** Written down, and then the worker went away: their payments were never asked for. */
export const listUnasked = (sql: Sql, most: number) => sql<TryRow[]>`
  select ${columns(sql)} from ${tries(sql)} where t.outcome is null and p.id is null limit ${most}`

/** A Pix that can be paid, and whose code nobody sent. */
export const listUntold = (sql: Sql, most: number) => sql<TryRow[]>`
  select ${columns(sql)} from ${tries(sql)}
    where t.outcome is null and t.card_id is null and t.told_at is null and p.state = 'pending' limit ${most}`

/**
 * Tries of which the bank has said something that was not acted upon: also money that came after all, for two weeks.
 */
export const listMoved = (sql: Sql, now: Date, most: number) => sql<TryRow[]>`
  select ${columns(sql)} from ${tries(sql)} where t.outcome is null and p.state not in ('created', 'pending')
  union all
  select ${columns(sql)} from ${tries(sql)}
  where t.outcome = 'unpaid' and t.asked_at > ${now}::timestamptz - interval '14 days'
    and p.state in ('paid', 'paid_late')
  limit ${most}`
