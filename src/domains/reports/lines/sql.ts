import type { ActDetails } from '#domains/wallet/acts.rules.ts'
import { COMMISSION, earningsOf, toClearOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type DebtCommission = { debtId: string; amount: Centavos; commission: Centavos }

/**
 * Of refunds that a consultant pays later as debts: the whole debt, and what the refund moved of the commission
 * (negative: the house gave it back). Not where a part was taken from their earnings at once: that line has it.
 */
export const listDebtCommissions = (sql: Sql, consultantId: string, debtIds: readonly string[]) => sql<
  DebtCommission[]
>`
  select d.id as "debtId", d.amount, coalesce(sum(case when p.credit = ${COMMISSION} then p.amount
    when p.debit = ${COMMISSION} then -p.amount else 0 end), 0)::bigint as commission
  from earnings_debts d join ledger_journals j on j.subject_id = d.subject_id
      and j.subject_number = d.subject_number and j.kind = 'consultation_refund'
    join ledger_postings p on p.journal_id = j.id
  where d.id = any(${[...debtIds]}) and d.consultant_id = ${consultantId}
  group by d.id, d.amount
  having bool_and(${earningsOf(consultantId)} not in (p.credit, p.debit)
    and ${toClearOf(consultantId)} not in (p.credit, p.debit))`

export type LineDetails = ActDetails & {
  channel: string
  receiptCode: string | null
  /** The payment by which this was bought, or which it is. */
  paymentId: string | null
  /** What lines of one purchase have in common. */
  purchaseId: string | null
  /** Of a refund: why. */
  cause: string | null
}

/**
 * What each of these lines of a person is about, in their order: with whom, what was bought and how, channel and
 * receipt. `limit` makes the planner look by index: it does not know how few lines there are.
 */
export const listDetails = (sql: Sql, personId: string, lines: readonly { act: string; about: string }[]) => sql<
  LineDetails[]
>`
  select case when w.consultant_id = ${personId} then w.client else w.consultant end as "withName",
    coalesce(t.title, p.description) as title, p.method, b.state as "bookingState", coalesce(w."isQuestion", false)
      as "isQuestion",
    line_channel(l.act, l.about) as channel, r.code as "receiptCode", coalesce(t.payment_id, p.id) as "paymentId",
    t.purchase_id as "purchaseId",
    (select coalesce(k.rule, k.cause, k.way) from claims k where k.subject_id = subject.id
      and k.n::text = case l.act when 'refund' then split_part(l.about, ':', 2)
        when 'earnings_debt' then (select subject_number::text from earnings_debts
          where id = split_part(l.about, ':', 1)) end limit 1) as cause
  from unnest(${lines.map(({ act }) => act)}::text[], ${lines.map(({ about }) => about)}::text[])
    with ordinality as l (act, about, place)
  cross join lateral (select substring(l.about from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid as id) subject
  left join lateral (select id, description, method, (select subject_id from payment_attempts
      where payment_id = subject.id and subject_kind = 'booking') as booking_id
    from payments where id = subject.id and l.act in ('payment', 'payback', 'dispute') limit 1) p on true
  left join lateral (select state, client_id, consultant_id from bookings where id = coalesce(p.booking_id,
    case when l.act in ('booking_fee', 'compensation', 'booking', 'refund', 'earnings_debt') then subject.id end)
    limit 1) b on true
  left join lateral (
    select title, case when not from_balance then payment_id end as payment_id, subject.id as purchase_id from grants
      where id = case when l.act = 'minutes' then nullif(split_part(l.about, ':', 2), '')::bigint end
    union all select s.title, m.payment_id, null from subscriptions s left join subscription_periods m
      on m.subscription_id = s.id and l.act = 'subscription' and m.n::text = split_part(l.about, ':', 2)
      where s.id = subject.id and l.act in ('subscription', 'bonus')
    union all select title, case when l.act = 'cancellation' then payment_id end, null from catalogue_orders
      where id = subject.id and l.act in ('bonus', 'cancellation', 'goods') limit 1
  ) t on true
  left join lateral (
    select pair.consultant_id, pair."isQuestion", people.first_name as client, consultants.name as consultant from (
      select client_id, consultant_id, false as "isQuestion" from consultations
        where id = subject.id and l.act in ('capture', 'refund', 'earnings_debt')
      union all select client_id, consultant_id, true from written_questions
        where id = subject.id and l.act in ('question', 'refund', 'earnings_debt')
      union all select b.client_id, b.consultant_id, false where b.client_id is not null
    ) pair join people on people.id = pair.client_id join consultants on consultants.id = pair.consultant_id limit 1
  ) w on true
  left join lateral (select code from receipts where subject = case when l.act in ('payment', 'payback') then 'payment:'
    when l.act = 'question' or w."isQuestion" then 'question:' when l.act = 'payout' then 'payout:'
    when l.act = 'goods' then 'goods:'
    else 'consultation:' end || split_part(l.about, ':', 1) limit 1) r on true
  order by l.place`
