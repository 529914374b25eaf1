import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { earningsOf, inPayoutOf, type JournalSubject } from '../rules.ts'
import { findBalances, lockBalances } from '../sql.ts'

type EarningsToClear = { consultationId: string; consultantId: string; settledAt: Date; clearsAt: Date }

/** Once per consultation. */
export const insertEarningsToClear = (
  tx: Tx,
  { consultationId, consultantId, settledAt, clearsAt }: EarningsToClear,
) => tx`
  insert into earnings_to_clear (consultation_id, consultant_id, settled_at, clears_at)
  values (${consultationId}, ${consultantId}, ${settledAt}, ${clearsAt}) on conflict do nothing`

/** Lets earnings that wait clear as if they had been settled at another instant; what has cleared stays so. */
export const moveClearing = (
  tx: Tx,
  { consultationId, settledAt }: Pick<EarningsToClear, 'consultationId' | 'settledAt'>,
) => tx`
  update earnings_to_clear
  set clears_at = clears_at + (${settledAt}::timestamptz - settled_at), settled_at = ${settledAt}
  where consultation_id = ${consultationId}`

/** Consultations whose earnings are due to clear, first what is due longest. Read without locks. */
export async function listEarningsToClear(sql: Sql, now: Date, most: number, aside: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select consultation_id as id from earnings_to_clear
    where clears_at <= ${now} and held_at is null and consultation_id <> all(${aside}::uuid[])
    order by clears_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** False: these earnings were cleared or are held, or another process is at them. */
export async function lockEarningsToClear(tx: Tx, consultationId: string): Promise<boolean> {
  const rows = await tx`
    select 1 from earnings_to_clear where consultation_id = ${consultationId} and held_at is null
    for update skip locked`
  return rows.length > 0
}

export const deleteEarningsToClear = (tx: Tx, consultationIds: string[]) =>
  tx`delete from earnings_to_clear where consultation_id = any(${consultationIds}::uuid[])`

/**
 * Holds what waits to clear, and answers when it was settled; undefined: cleared, or held before. `isHeld: false`: lets
 * it clear, on the day that was decided at the settlement.
 */
export async function holdEarnings(tx: Tx, consultationId: string, { isHeld = true } = {}): Promise<Date | undefined> {
  const [row] = await tx<{ settledAt: Date }[]>`
    update earnings_to_clear set held_at = case when ${isHeld} then current_instant() end
    where consultation_id = ${consultationId} and held_at is ${isHeld ? tx`null` : tx`not null`}
    returning settled_at as "settledAt"`
  return row?.settledAt
}

/**
 * What a consultant's waiting earnings amount to, less refunds, by the day (São Paulo) on which they clear, soonest
 * first; without a day: held until a claim is decided.
 */
export const listClearing = (sql: Sql, consultantId: string, account: string) => sql<
  { on: string | null; amount: Centavos }[]
>`
  select case when e.held_at is null then to_char(e.clears_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') end as on,
    sum(moved)::bigint as amount
  from earnings_to_clear e
  cross join lateral (select e.consultation_id::text as id) asked ${earningsMoved(sql)}
  where e.consultant_id = ${consultantId} and account = ${account}
  group by 1 having sum(moved) > 0 order by 1`

/** What earns and what gives back, of consultations, bookings and written questions. */
const EARNING_KINDS: readonly string[] = [
  'consultation_capture',
  'question_capture',
  'booking_fee',
  'consultation_cover',
  'fee_cover',
  'question_cover',
  'consultation_refund',
]

/**
 * All that consultations `asked` moved, by `account`. Each by its index: without the offset the planner may join the
 * whole ledger at once.
 */
const earningsMoved = (sql: Sql) => sql`
  cross join lateral (
    select id from ledger_journals where subject_id = asked.id and kind = any(${EARNING_KINDS as string[]}) offset 0
  ) j
  join ledger_postings p on p.journal_id = j.id
  cross join lateral (values (p.credit, p.amount), (p.debit, -p.amount)) as side (account, moved)`

/** What each of these consultations earned whom, less refunds, in centavos. Without earnings: absent. */
export const listEarned = (sql: Sql, consultationIds: string[]) => sql<
  { consultationId: string; account: string; amount: Centavos }[]
>`
  select asked.id as "consultationId", account, sum(moved)::bigint as amount
  from unnest(${consultationIds}::text[]) as asked (id) ${earningsMoved(sql)}
  where account like 'consultant:%:to_clear'
  group by asked.id, account having sum(moved) > 0`

/**
 * What a consultant may be paid, what is on its way to their bank, and what they owe of refunds that came after their
 * earnings had cleared, in centavos. `isLocked`: until this transaction ends.
 */
export async function readEarningsBalances(sql: Sql, consultantId: string, { isLocked = false } = {}) {
  const [free, aside] = [earningsOf(consultantId), inPayoutOf(consultantId)]
  const balances = await (isLocked ? lockBalances : findBalances)(sql, [free, aside])
  const owed = await sumEarningsDebts(sql, consultantId)
  return { available: balances.get(free) ?? 0n, inPayout: balances.get(aside) ?? 0n, owed }
}

/** What a consultant owes of such refunds, in centavos. */
export async function sumEarningsDebts(sql: Sql, consultantId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select coalesce(sum(amount - paid), 0)::bigint as sum from earnings_debts
      where consultant_id = ${consultantId} and paid < amount`
  return row!.sum
}

type EarningsDebt = { id: string; amount: Centavos; paid: Centavos; isCompensation: boolean }
type NewEarningsDebt = { id: string; subject: JournalSubject; consultantId: string; amount: Centavos; at: Date }

/** A refund is the numbered one of its subject; a compensation has no number. */
export const insertEarningsDebt = (tx: Tx, { id, subject, consultantId, amount, at }: NewEarningsDebt) => tx`
  insert into earnings_debts (id, consultant_id, amount, created_at, subject_kind, subject_id, subject_number)
  values (${id}, ${consultantId}, ${amount}, ${at}, ${subject.kind}, ${subject.id}, ${subject.n ?? null}::bigint)
  on conflict do nothing`

/** Open debts of a consultant, oldest first. */
export const lockEarningsDebts = (tx: Tx, consultantId: string) => tx<EarningsDebt[]>`
  select id, amount, paid, subject_number is null as "isCompensation" from earnings_debts
  where consultant_id = ${consultantId} and paid < amount order by created_at, id for update`

export const recordEarningsDebtPaid = (tx: Tx, id: string, paid: Centavos) =>
  tx`update earnings_debts set paid = ${paid} where id = ${id}`
