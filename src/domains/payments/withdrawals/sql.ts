import { keepFromResting, restsUntil } from '#domains/accounts/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { RefundState } from '../refunds/sql.ts'
import type { PaymentMethod } from '../rules.ts'
import type { ByHandState, LeavingCredit } from './rules.ts'

export type WithdrawalRow = {
  id: string
  personId: string
  personName: string
  email: string
  amount: Centavos
  byHand: Centavos
  /** Bonus that went with it, and spent bonus that was kept back from the amount. */
  bonusTaken: Centavos
  keptBack: Centavos
  pixKey: string | null
  isPayerKnown: boolean
  askedAt: Date
  /** While its transfer waits: until when the money of its person rests. */
  restsUntil: Date | null
  state: ByHandState | null
  note: string | null
  decidedBy: string | null
  decidedAt: Date | null
}

const seen = (sql: Sql) => sql`
  select w.id, w.person_id as "personId", btrim(p.first_name || ' ' || p.last_name) as "personName", p.email, w.amount,
    w.by_hand as "byHand", w.bonus_taken as "bonusTaken", w.kept_back as "keptBack", w.pix_key as "pixKey",
    w.is_payer_known as "isPayerKnown", w.asked_at as "askedAt",
    case when w.state = 'waiting' then ${restsUntil(sql, sql`w.person_id`, sql`w.asked_at`)} end as "restsUntil", w.state, w.note, (select btrim(d.first_name || ' ' || d.last_name) from people d
      where d.id = w.decided_by) as "decidedBy", w.decided_at as "decidedAt"
  from payment_withdrawals w join people p on p.id = w.person_id`

/** False: one with that id exists. Simultaneous requests with the same id wait here. */
export async function insertWithdrawal(
  tx: Tx,
  w: { id: string; personId: string; amount: Centavos; at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into payment_withdrawals (id, person_id, amount, asked_at)
      values (${w.id}, ${w.personId}, ${w.amount}, ${w.at}) on conflict (id) do nothing returning id`
  return rows.length > 0
}

export const insertPart = (tx: Tx, withdrawalId: string, { paymentId, n }: { paymentId: string; n: number }) => tx`
  insert into payment_withdrawal_parts (payment_id, n, withdrawal_id) values (${paymentId}, ${n}, ${withdrawalId})`

/** Whose money a withdrawal takes, and what goes with it. */
export async function insertSources(tx: Tx, withdrawalId: string, leaving: readonly LeavingCredit[]) {
  const rows = leaving.flatMap(({ paymentId, credit, taken, keptBack }) =>
    paymentId
      ? [{ withdrawal_id: withdrawalId, payment_id: paymentId, credit, bonus_taken: taken, kept_back: keptBack }]
      : [],
  )
  if (rows.length > 0) await tx`insert into payment_withdrawal_sources ${tx(rows)}`
}

export const recordBonus = (tx: Tx, id: string, { taken, keptBack }: { taken: Centavos; keptBack: Centavos }) => tx`
  update payment_withdrawals set bonus_taken = ${taken}, kept_back = ${keptBack} where id = ${id}`

/**
 * What withdrawals took of the value that a purchase can still return, through whichever payment, in centavos: neither
 * what came back, nor what refunds of consultations had given for its minutes beside.
 */
export async function sumWithdrawn(sql: Sql, paymentId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select greatest(0, coalesce(sum(u.amount), 0) - coalesce((
      select sum(c.refunded) from minute_covers c join grants k on k.id = c.grant_id
      where k.payment_id = ${paymentId} and not k.from_balance), 0))::bigint as sum
    from grants g join grant_uses u on u.grant_id = g.id and u.state in ('held', 'returned')
      join payment_withdrawals w on w.id::text = u.subject_id
    where g.payment_id = ${paymentId} and g.kind = 'credit'`
  return row!.sum
}

/** The withdrawal that the n-th refund of a payment is a part of; null: none. */
export async function findWithdrawalOf(sql: Sql, paymentId: string, n: number): Promise<string | null> {
  const [row] = await sql<{ withdrawalId: string }[]>`
    select withdrawal_id as "withdrawalId" from payment_withdrawal_parts where payment_id = ${paymentId} and n = ${n}`
  return row?.withdrawalId ?? null
}

export const recordByHand = (tx: Tx, id: string, byHand: Centavos, to: { cpf: string; isKnown: boolean }) => tx`
  update payment_withdrawals set by_hand = ${byHand}, pix_key = ${to.cpf}, is_payer_known = ${to.isKnown},
    state = 'waiting' where id = ${id}`

export const recordDecision = (
  tx: Tx,
  id: string,
  d: { state: 'paid' | 'failed'; note: string; by: string; at: Date },
) => tx`
  update payment_withdrawals set state = ${d.state}, note = ${d.note}, decided_by = ${d.by}, decided_at = ${d.at}
    where id = ${id}`

export async function findWithdrawal(sql: Sql, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await sql<WithdrawalRow[]>`${seen(sql)} where w.id = ${id}`
  return row
}

/** The same, locked until the transaction ends; a rest of its person's money comes before or after. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx<{ personId: string }[]>`
    select person_id as "personId" from payment_withdrawals where id = ${id} for update`
  if (row) await keepFromResting(tx, row.personId)
  return findWithdrawal(tx, id)
}

export const listWithdrawalsOf = (sql: Sql, personId: string, most: number) => sql<WithdrawalRow[]>`
  ${seen(sql)} where w.person_id = ${personId} order by w.asked_at desc, w.id limit ${most}`

/** Waiting manual transfers, oldest first; then the latest ended. */
export const listByHand = (sql: Sql, most: number) => sql<WithdrawalRow[]>`
  ${seen(sql)} where w.state is not null order by w.state <> 'waiting', w.decided_at desc nulls first, w.asked_at, w.id
    limit ${most}`

export type PartRow = { withdrawalId: string; amount: Centavos; method: PaymentMethod; state: RefundState }

export const listParts = (sql: Sql, withdrawalIds: readonly string[]) => sql<PartRow[]>`
  select t.withdrawal_id as "withdrawalId", r.amount, r.state, p.method
  from payment_withdrawal_parts t join payment_refunds r using (payment_id, n) join payments p on p.id = r.payment_id
  where t.withdrawal_id = any(${withdrawalIds as string[]}::uuid[]) order by r.amount desc, t.payment_id`
