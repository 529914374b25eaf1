import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/**
 * Free credit of a person, by the payment whose money it is (null: none brought it), in the order in which it leaves;
 * `sparesBonus`: with a withdrawal.
 */
export const listFreeCredit = (sql: Sql, personId: string, { sparesBonus = false } = {}) => sql<
  { paymentId: string | null; credit: Centavos }[]
>`
  select payment_id as "paymentId", sum(free)::bigint as credit from grants g
  where person_id = ${personId} and free > 0 group by payment_id
  order by ${sparesBonus} and exists (
    select from bonuses b where b.payment_id = g.payment_id and b.paid is not null), min(id)`

/** What of a payment's credit is free and what is frozen, in centavos; under the lock of its owner's credit. */
export async function sumCreditOf(sql: Sql, paymentId: string): Promise<{ free: Centavos; frozen: Centavos }> {
  const [row] = await sql<{ free: Centavos; frozen: Centavos }[]>`
    select coalesce(sum(free), 0)::bigint as free, coalesce(sum(frozen), 0)::bigint as frozen from grants
    where payment_id = ${paymentId}`
  return row!
}

/** Credit of a person that is frozen, in centavos. */
export async function sumFrozenCredit(sql: Sql, personId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(frozen), 0)::bigint as sum from grants where person_id = ${personId}`
  return row!.sum
}

/** The payments whose credit an act holds. */
export async function listHeldPayments(sql: Sql, act: string): Promise<string[]> {
  const rows = await sql<{ paymentId: string }[]>`
    select distinct g.payment_id as "paymentId" from grant_uses u join grants g on g.id = u.grant_id
    where u.subject_id = ${act} and u.state = 'held' and u.amount > 0 and g.payment_id is not null`
  return rows.map(({ paymentId }) => paymentId)
}

/** Records how much of a payment banks contest. */
export const recordContested = (tx: Tx, { paymentId, personId, amount }: Contested) => tx`
  insert into contested_payments (payment_id, person_id, amount) values (${paymentId}, ${personId}, ${amount})
  on conflict (payment_id) do update set amount = excluded.amount`

export type Contested = { paymentId: string; personId: string; amount: Centavos }
