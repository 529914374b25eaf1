import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type Pack = {
  id: string
  paymentId: string
  personId: string
  value: Centavos
  spent: Centavos
  unused: Centavos
  /** Its minutes that became credit again: unused ones, and those of consultations that were refunded. */
  returned: Centavos
  /** Of those, the unused ones: nothing is left of it then. */
  returnedUnused: Centavos
  totalMs: bigint
  usedMs: bigint
  reservedMs: bigint
  isClosed: boolean
  /** It was closed with what the bank took. */
  isLost: boolean
  /** Credit that the payment brought bought it, and not the payment itself. */
  isFromBalance: boolean
}

/** The minutes that a payment gave. */
export const listPacksOfPayment = (sql: Sql, paymentId: string) => sql<Pack[]>`
  select id, payment_id as "paymentId", person_id as "personId", value, spent, value - spent as unused,
    returned as "returnedUnused",
    returned + (select coalesce(sum(c.refunded), 0) from minute_covers c where c.pack_id = k.id)::bigint as returned,
    total_ms as "totalMs", used_ms as "usedMs", reserved_ms as "reservedMs", closed_at is not null as "isClosed",
    lost_at is not null as "isLost", from_balance as "isFromBalance"
  from minute_packs k where payment_id = ${paymentId} order by id`

/** Locks the minutes that a payment gave; before any account. */
export const lockPacks = (tx: Tx, paymentId: string) =>
  tx`select from minute_packs where payment_id = ${paymentId} order by id for update`

/** The same, locked; lock them before any account. */
export async function lockPacksOfPayment(tx: Tx, paymentId: string): Promise<Pack[]> {
  await lockPacks(tx, paymentId)
  return listPacksOfPayment(tx, paymentId)
}

export const recordPacksFrozen = (tx: Tx, paymentId: string, at: Date) => tx`
  update minute_packs set frozen_at = coalesce(frozen_at, ${at})
    where payment_id = ${paymentId} and closed_at is null and lost_at is null`

/** They have as long as they had when they were frozen. */
export const recordPacksReleased = (tx: Tx, paymentId: string, at: Date) => tx`
  update minute_packs set frozen_at = null, expires_at = expires_at + coalesce(${at} - frozen_at, interval '0')
    where payment_id = ${paymentId} and closed_at is null and lost_at is null`

export const recordPacksLost = (tx: Tx, paymentId: string, at: Date) => tx`
  update minute_packs set lost_at = ${at}, frozen_at = coalesce(frozen_at, ${at}),
    closed_at = case when reserved_ms = 0 then ${at}::timestamptz end
  where payment_id = ${paymentId} and closed_at is null`

/** Minutes that went with money that the bank took back; an empty pack closes. */
export const recordMinutesTaken = (
  tx: Tx,
  id: string,
  { ms, amount, at }: { ms: bigint; amount: Centavos; at: Date },
) => tx`
  update minute_packs set used_ms = used_ms + ${ms}, taken_ms = taken_ms + ${ms}, spent = spent + ${amount},
    closed_at = coalesce(closed_at, case when used_ms + ${ms} = total_ms then ${at}::timestamptz end)
  where id = ${id}`

type Debt = { id: string; personId: string; amount: Centavos; paid: Centavos }
type NewDebt = Omit<Debt, 'paid'> & { paymentId: string; at: Date }

export const insertDebt = (tx: Tx, { id, personId, paymentId, amount, at }: NewDebt) => tx`
  insert into wallet_debts (id, person_id, payment_id, amount, created_at)
    values (${id}, ${personId}, ${paymentId}, ${amount}, ${at}) on conflict do nothing`

/** What a person owes, in centavos. */
export async function sumDebts(sql: Sql, personId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(amount - paid), 0)::bigint as sum from wallet_debts
      where person_id = ${personId} and paid < amount`
  return row!.sum
}

/** Which of these payments leave open debts, whoever owes them, and how much in centavos; also as old as `since`. */
export const listOwingPayments = (sql: Sql, paymentIds: readonly string[], since: Date | null = null) => sql<
  { paymentId: string; open: Centavos }[]
>`
  select payment_id as "paymentId", sum(amount - paid)::bigint as open from wallet_debts
    where payment_id = any(${paymentIds as string[]}::uuid[]) and paid < amount and created_at >= coalesce(${since}, '-infinity'::timestamptz)
    group by payment_id order by payment_id`

/** Open debts of a person, oldest first; under the lock of their credit. */
export const listDebts = (tx: Tx, personId: string) => tx<Debt[]>`
  select id, person_id as "personId", amount, paid from wallet_debts
    where person_id = ${personId} and paid < amount order by created_at, id for update`

export const listDebtsOfPayments = (tx: Tx, paymentIds: readonly string[], since: Date | null = null) => tx<Debt[]>`
  select id, person_id as "personId", amount, paid from wallet_debts
    where payment_id = any(${paymentIds as string[]}::uuid[]) and paid < amount
      and created_at >= coalesce(${since}, '-infinity'::timestamptz) order by created_at, id`

/** The same, locked: credit of a payment that somebody else holds may pay its debts, too. After any account. */
export const lockDebtsOfPayments = (tx: Tx, paymentIds: readonly string[], since: Date | null = null) => tx<Debt[]>`
  select id, person_id as "personId", amount, paid from wallet_debts
    where payment_id = any(${paymentIds as string[]}::uuid[]) and paid < amount
      and created_at >= coalesce(${since}, '-infinity'::timestamptz) order by created_at, id for update`

export const recordDebtPaid = (tx: Tx, id: string, paid: Centavos) =>
  tx`update wallet_debts set paid = ${paid} where id = ${id}`
