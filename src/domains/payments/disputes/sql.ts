import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { DisputeState, PaymentMethod } from '../rules.ts'

/**
 * `frozen`: the part of `amount` that was frozen of the client's credit; more is when its credit comes back. `taken`:
 * what the bank took in the end.
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

/** Whether a payment bought a written question that is still open: its money is reserved, not charged and not free. */
export async function isHeld(sql: Sql, paymentId: string): Promise<boolean> {
  const [row] = await sql<{ isHeld: boolean }[]>`
    select held_for is not null
      and not exists (select from ledger_journals where subject_id = held_for::text
        and kind in ('question_release', 'question_capture')) as "isHeld"
    from payments where id = ${paymentId}`
  return row!.isHeld
}

const mayFreezeMore = (sql: Sql) => sql`d.state = 'opened' and d.frozen < d.amount`

/** Whether a person has an open case that may freeze more of what comes back, or owes what the bank took. */
export async function mayReclaim(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`
    select from payment_disputes d join payments p on p.id = d.payment_id
    where p.person_id = ${personId} and ${mayFreezeMore(sql)}
    union all select from wallet_debts where person_id = ${personId} and paid < amount
    limit 1`
  return rows.length > 0
}

/** Open cases of a person that may freeze more of what comes back, oldest first. */
export const listCasesToFreezeFor = (sql: Sql, personId: string) => sql<
  Pick<DisputeRow, 'paymentId' | 'n' | 'amount' | 'frozen'>[]
>`
  select d.payment_id as "paymentId", d.n, d.amount, d.frozen
  from payment_disputes d join payments p on p.id = d.payment_id
  where p.person_id = ${personId} and ${mayFreezeMore(sql)}
  order by d.opened_at, d.payment_id, d.n`

/**
 * Who has free credit, and a case that may freeze more of it, or a debt and credit that came after `since`, or in the
 * minutes before: it is seen when its transaction ends.
 */
export const listPeopleToFreezeFor = (sql: Sql, since: Date | null = null) => sql<{ personId: string }[]>`
  select distinct p.person_id as "personId" from payment_disputes d join payments p on p.id = d.payment_id
    join ledger_accounts a on a.id = 'client:' || p.person_id || ':available' and a.balance > 0
  where ${mayFreezeMore(sql)}
  union select d.person_id from wallet_debts d
    join ledger_accounts a on a.id = 'client:' || d.person_id || ':available' and a.balance > 0
    cross join lateral (
      select j.posted_at from ledger_postings p join ledger_journals j on j.id = p.journal_id
      where p.credit = a.id order by p.journal_id desc limit 1
    ) came
  where d.paid < d.amount
    and came.posted_at > coalesce(${since}, '-infinity'::timestamptz) - interval '5 minutes'`

export const insertDispute = (tx: Tx, d: Omit<DisputeRow, 'state' | 'taken'> & { openedAt: Date }) => tx`
  insert into payment_disputes (payment_id, n, gateway_id, amount, frozen, reason, opened_at)
  values (${d.paymentId}, ${d.n}, ${d.gatewayId}, ${d.amount}, ${d.frozen}, ${d.reason}, ${d.openedAt})`

type Case = Pick<DisputeRow, 'paymentId' | 'n'>

export const recordFrozen = (tx: Tx, { paymentId, n }: Case, more: Centavos) => tx`
  update payment_disputes set frozen = frozen + ${more} where payment_id = ${paymentId} and n = ${n}`

/** The bank contests more than it said at first. */
export const recordAmount = (tx: Tx, { paymentId, n }: Case, amount: Centavos) => tx`
  update payment_disputes set amount = ${amount} where payment_id = ${paymentId} and n = ${n}`

/** Corrects what the bank took with a lost case. */
export const recordTaken = (tx: Tx, { paymentId, n }: Case, taken: Centavos) => tx`
  update payment_disputes set taken = ${taken} where payment_id = ${paymentId} and n = ${n}`

type End = { state: 'won' | 'lost'; at: Date; frozen: Centavos; taken: Centavos }

export const endDispute = (tx: Tx, { paymentId, n }: Case, { state, at, frozen, taken }: End) => tx`
  update payment_disputes set state = ${state}, ended_at = ${at}, frozen = ${frozen}, taken = ${taken}
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

const cases = (sql: Sql) => sql`
  select d.payment_id as "paymentId", d.n, btrim(o.first_name || ' ' || o.last_name) as "personName", o.email, p.method,
    p.description, p.amount as "paidCents",
    d.amount as "amountCents", d.frozen as "frozenCents", d.reason, d.state, p.paid_at as "paidAt",
      d.opened_at as "openedAt", d.ended_at as "endedAt", d.closed_for as "closedFor",
    (select btrim(c.first_name || ' ' || c.last_name) from people c where c.id = d.closed_by) as "closedBy"
  from payment_disputes d join payments p on p.id = d.payment_id join people o on o.id = p.person_id`

export async function findDisputeCase(sql: Sql, { paymentId, n }: Case): Promise<DisputeCaseRow | undefined> {
  const [row] = await sql<DisputeCaseRow[]>`${cases(sql)} where d.payment_id = ${paymentId} and d.n = ${n}`
  return row
}

/** Disputes as the team sees them: open ones first, the oldest first; then the latest decided. */
export const listDisputeCases = (sql: Sql, most: number) => sql<DisputeCaseRow[]>`
  ${cases(sql)} order by d.ended_at desc nulls first, d.opened_at limit ${most}`

/** Disputes of these people that are open or were lost, the latest first. */
export const listDisputesOfPeople = (sql: Sql, personIds: readonly string[]) => sql<
  { personId: string; paymentId: string; n: number; state: DisputeState; amount: Centavos }[]
>`
  select p.person_id as "personId", d.payment_id as "paymentId", d.n, d.state, d.amount
  from payment_disputes d join payments p on p.id = d.payment_id
  where d.state <> 'won' and p.person_id = any(${personIds as string[]}::uuid[]) order by d.opened_at desc`

/** Credit of a person that open disputes have frozen, in centavos. */
export async function sumFrozenCredit(sql: Sql, personId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(d.frozen), 0)::bigint as sum
    from payment_disputes d join payments p on p.id = d.payment_id
    where d.state = 'opened' and p.person_id = ${personId}`
  return row!.sum
}

export async function countOpenDisputes(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from payment_disputes d join payments p on p.id = d.payment_id
    where p.person_id = ${personId} and d.state = 'opened'`
  return row!.count
}
