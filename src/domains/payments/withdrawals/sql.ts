import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { leftAsCreditOf, leftOf, type RefundState } from '../refunds/sql.ts'
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
  state: ByHandState | null
  note: string | null
  decidedBy: string | null
  decidedAt: Date | null
}

const seen = (sql: Sql) => sql`
  select w.id, w.person_id as "personId", btrim(p.first_name || ' ' || p.last_name) as "personName", p.email, w.amount,
    w.by_hand as "byHand", w.bonus_taken as "bonusTaken", w.kept_back as "keptBack", w.pix_key as "pixKey",
    w.is_payer_known as "isPayerKnown", w.asked_at as "askedAt", w.state, w.note, (select btrim(d.first_name || ' ' || d.last_name) from people d
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

export type CreditBrought = {
  paymentId: string
  /** What became credit and did not leave as such; and what of that it can still stand for: not what the bank took. */
  notLeft: Centavos
  credit: Centavos
  /** What of it left, also what came back since then: its bonus went along. */
  withdrawn: Centavos
  isReturned: boolean
}

/**
 * What brought a person credit, latest first: purchases of credit, and others that became credit, in centavos. What
 * waits in unused minutes, or is frozen, is no credit now; what the bank refused to refund is again.
 */
export const listCreditPurchases = (sql: Sql, personId: string) => sql<CreditBrought[]>`
  select p.id as "paymentId",
    greatest(0, b.amount - c.left + back.amount - d.amount - m.unused)::bigint as "notLeft",
    greatest(0, case when p.is_credit then p.amount - l.left else least(b.amount - c.left, p.amount - l.left) end
      + back.amount - d.amount - m.unused)::bigint as credit,
    least(p.amount, l.left)::bigint as withdrawn, not p.is_credit as "isReturned"
  from payments p
    cross join lateral (select p.amount, p.paid_at as at where p.is_credit
      union all ${returned(sql)} where not p.is_credit and amount > 0 having count(*) > 0) b
    cross join lateral (select ${leftOf(sql)} as left) l
    cross join lateral (select ${leftAsCreditOf(sql)} as left) c
    cross join lateral (${cameBack(sql)}) back
    cross join lateral (select coalesce(sum(d.frozen), 0) as amount from payment_disputes d
      where d.payment_id = p.id and d.state = 'opened') d
    cross join lateral (select coalesce(sum(k.value - k.spent), 0) as unused from minute_packs k
      where k.payment_id = p.id and k.from_balance and k.closed_at is null) m
  where p.person_id = ${personId} and p.paid_at is not null order by b.at desc, p.id desc`

/**
 * What of the credit of payment `p` that withdrawals took came back, because the bank refused a refund or a transfer
 * failed: the purchases that came last in front, as they had left last. A payment that the bank contests, or has given
 * back otherwise, was refused for that: its part stays of nobody.
 */
const cameBack = (sql: Sql) => sql`
  select coalesce(sum(least(s.credit, greatest(0, failed.amount - later.credit))), 0) as amount
  from payment_withdrawal_sources s join payment_withdrawals w on w.id = s.withdrawal_id
    join lateral (select coalesce(sum(r.amount), 0) + case when w.state = 'failed' then w.by_hand else 0 end as amount
      from payment_withdrawal_parts t join payment_refunds r
        on r.payment_id = t.payment_id and r.n = t.n and r.state = 'refused'
      where t.withdrawal_id = w.id
        and not exists (select from payment_disputes d where d.payment_id = t.payment_id and d.state <> 'won')
        and not exists (select from payment_refunds g where g.payment_id = t.payment_id and g.source = 'gateway')
    ) failed on failed.amount > 0
    cross join lateral (select coalesce(sum(o.credit), 0) as credit
      from payment_withdrawal_sources o join payments q on q.id = o.payment_id
      where o.withdrawal_id = w.id and (q.paid_at, q.id) > (p.paid_at, p.id)) later
  where s.payment_id = p.id`

/**
 * What withdrawals took of the value that a purchase can still return, through whichever payment, in centavos: neither
 * what came back, nor what refunds of consultations had given for its minutes beside.
 */
export async function sumWithdrawn(sql: Sql, paymentId: string): Promise<Centavos> {
  const [row] = await sql<{ sum: Centavos }[]>`
    select greatest(0, coalesce((select sum(credit) from payment_withdrawal_sources where payment_id = p.id), 0)
      - back.amount - coalesce((select sum(c.refunded) from minute_covers c join minute_packs k on k.id = c.pack_id
        where k.payment_id = p.id and not k.from_balance), 0))::bigint as sum
    from payments p cross join lateral (${cameBack(sql)}) back where p.id = ${paymentId}`
  return row!.sum
}

/**
 * What of payment `p` became credit, and when at last: minutes that were returned, or refunded with a consultation, a
 * question that ended without an answer or was refunded, and refunds that the bank refused after a cancellation. A
 * refused refund is of what was returned, so the most of them.
 */
const returned = (sql: Sql) => sql`
  select max(amount), max(at) from (
    select sum(r.amount) as amount, max(r.ended_at) as at from payment_refunds r
      where r.payment_id = p.id and r.state = 'refused' and r.source = 'wallet' and not exists (
        select 1 from payment_withdrawal_parts t where t.payment_id = r.payment_id and t.n = r.n)
    union all select sum(k.returned + c.refunded), max(greatest(k.closed_at, c.at))
      from minute_packs k cross join lateral (
        select coalesce(sum(refunded), 0) as refunded, max(refunded_at) as at from minute_covers where pack_id = k.id) c
      where k.payment_id = p.id and not k.from_balance and k.returned + c.refunded > 0
    union all select p.amount, greatest(p.paid_at, j.posted_at) from ledger_journals j
      where j.subject_id = p.held_for::text and j.kind = 'question_release'
    union all select least(p.amount, sum(x.amount)), max(j.posted_at)
      from (select id, posted_at from ledger_journals
        where subject_id = p.held_for::text and kind = 'consultation_refund' offset 0) j
      join ledger_postings x on x.journal_id = j.id and x.credit = 'client:' || p.person_id || ':available'
      having sum(x.amount) > 0
  ) became`

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

export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  await tx`select 1 from payment_withdrawals where id = ${id} for update`
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
