import type { Sql } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'
import type { Branch } from './branch.sql.ts'

type OfOne = (sql: Sql, id: string) => Branch[]

const consultation: OfOne = (sql, id) => [
  {
    group: 'meetings',
    source: 'room',
    from: sql`from consultation_events e where e.consultation_id = ${id} and e.type = 'moved'`,
    at: sql`e.at`,
    key: sql`lpad(e.seq::text, 12, '0')`,
    code: sql`e.fact ->> 'state'`,
    detail: sql`e.fact ->> 'reason'`,
  },
  {
    group: 'meetings',
    source: 'channel',
    from: sql`from consultation_events e where e.consultation_id = ${id} and e.type = 'channel'`,
    at: sql`e.at`,
    key: sql`lpad(e.seq::text, 12, '0')`,
    code: sql`e.fact ->> 'act'`,
    detail: sql`e.fact ->> 'channel'`,
  },
  {
    group: 'meetings',
    source: 'review',
    from: sql`from reviews r where r.consultation_id = ${id}`,
    at: sql`r.written_at`,
    key: sql`r.id::text`,
    code: sql`r.stars::text`,
    text: sql`r.body`,
    by: sql`r.client_id`,
  },
]

const booking: OfOne = (sql, id) => [
  {
    group: 'meetings',
    source: 'booking',
    from: sql`from booking_events e where e.booking_id = ${id}`,
    at: sql`e.at`,
    key: sql`lpad(e.seq::text, 12, '0')`,
    code: sql`e.state`,
    detail: sql`e.reason`,
    by: sql`e.by`,
  },
  {
    group: 'meetings',
    source: 'reschedule',
    from: sql`from reschedule_requests r where r.booking_id = ${id}`,
    at: sql`r.proposed_at`,
    key: sql`to_char(r.proposed_at, 'YYYYMMDDHH24MISSUS')`,
    code: sql`coalesce(r.answer, 'proposed')`,
  },
  ...paymentsOf(sql, 'booking', id),
]

const question: OfOne = (sql, id) => [
  {
    group: 'meetings',
    source: 'question',
    from: sql`from written_question_events e where e.question_id = ${id}`,
    at: sql`e.at`,
    key: sql`lpad(e.seq::text, 12, '0')`,
    code: sql`e.type`,
  },
]

const order: OfOne = (sql, id) => [
  {
    group: 'purchases',
    source: 'order',
    from: sql`from catalogue_order_events e where e.order_id = ${id}`,
    at: sql`e.at`,
    key: sql`e.state`,
    code: sql`e.state`,
  },
  {
    group: 'cases',
    source: 'cancellation',
    from: sql`from catalogue_order_cancellations c where c.order_id = ${id}`,
    at: sql`c.asked_at`,
    key: sql`c.order_id::text`,
    code: sql`'asked'::text`,
    detail: sql`c.protocol`,
    amount: sql`c.to_origin + c.to_credit`,
  },
  ...paymentsOf(sql, 'order', id),
]

/** The payments by which one thing was or was to be paid. */
const paymentsOf = (sql: Sql, kind: 'order' | 'booking', id: string): Branch[] => [
  {
    group: 'purchases',
    source: 'payment',
    from: sql`from payment_attempts t join payments p on p.id = t.payment_id
      where t.subject_kind = ${kind} and t.subject_id = ${id}`,
    at: sql`p.created_at`,
    key: sql`p.id::text`,
    code: sql`p.state`,
    detail: sql`p.method`,
    amount: sql`p.amount`,
    about: { kind: 'payment', id: sql`p.id` },
  },
]

const payment: OfOne = (sql, id) => [
  {
    group: 'purchases',
    source: 'payment',
    from: sql`from payment_events e where e.payment_id = ${id}`,
    at: sql`e.at`,
    key: sql`e.state`,
    code: sql`e.state`,
  },
  {
    group: 'money',
    source: 'refund',
    from: sql`from payment_refunds r where r.payment_id = ${id}`,
    at: sql`r.asked_at`,
    key: sql`r.n::text`,
    code: sql`r.state`,
    detail: sql`r.source`,
    amount: sql`r.amount`,
  },
  {
    group: 'cases',
    source: 'dispute',
    from: sql`from payment_disputes d where d.payment_id = ${id}`,
    at: sql`d.opened_at`,
    key: sql`d.n::text`,
    code: sql`d.state`,
    amount: sql`d.amount`,
  },
]

const payout: OfOne = (sql, id) => [
  {
    group: 'money',
    source: 'payout',
    from: sql`from payout_events e where e.payout_id = ${id}`,
    at: sql`e.at`,
    key: sql`lpad(e.seq::text, 6, '0')`,
    code: sql`e.state`,
    detail: sql`e.failure`,
  },
]

const withdrawal: OfOne = (sql, id) => [
  {
    group: 'money',
    source: 'withdrawal',
    from: sql`from payment_withdrawals w where w.id = ${id}`,
    at: sql`w.asked_at`,
    key: sql`'asked'::text`,
    code: sql`'asked'::text`,
    amount: sql`w.amount`,
  },
  {
    group: 'decisions',
    source: 'withdrawal_decided',
    from: sql`from payment_withdrawals w where w.id = ${id} and w.decided_at is not null`,
    at: sql`w.decided_at`,
    key: sql`'decided'::text`,
    code: sql`w.state`,
    amount: sql`w.by_hand`,
    by: sql`w.decided_by`,
  },
  {
    group: 'money',
    source: 'refund',
    from: sql`from payment_withdrawal_parts t join payment_refunds r on r.payment_id = t.payment_id and r.n = t.n
      where t.withdrawal_id = ${id}`,
    at: sql`r.asked_at`,
    key: sql`r.payment_id || ':' || r.n`,
    code: sql`r.state`,
    detail: sql`r.source`,
    amount: sql`r.amount`,
    about: { kind: 'payment', id: sql`r.payment_id` },
  },
]

const claim: OfOne = (sql, id) => [
  {
    group: 'cases',
    source: 'claim',
    from: sql`from claims c where c.id = ${id}`,
    at: sql`c.asked_at`,
    key: sql`c.id::text`,
    code: sql`'asked'::text`,
    detail: sql`coalesce(c.rule, c.cause, c.way)`,
  },
  {
    group: 'cases',
    source: 'claim_decided',
    from: sql`from claims c where c.id = ${id} and c.decided_at is not null`,
    at: sql`c.decided_at`,
    key: sql`c.id::text`,
    code: sql`c.state`,
    amount: sql`c.amount`,
    by: sql`c.decided_by`,
  },
]

/** What the domain of an object keeps about it, besides what `commonBranches` finds for any. */
export const OWN_BRANCHES: Readonly<Record<Exclude<ObjectKind, 'person'>, OfOne>> = {
  consultation,
  booking,
  question,
  order,
  payment,
  payout,
  withdrawal,
  claim,
}
