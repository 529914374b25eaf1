import type { Sql } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'
import type { Branch } from './branch.sql.ts'
import { disputes, payments, refunds } from './shared-sources.sql.ts'

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
  paymentsOf(sql, 'booking', id),
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
  paymentsOf(sql, 'order', id),
]

/** The payments by which one thing was or was to be paid. */
const paymentsOf = (sql: Sql, kind: 'order' | 'booking', id: string) =>
  payments(
    sql,
    sql`p.id in (select t.payment_id from payment_attempts t where t.subject_kind = ${kind} and t.subject_id = ${id})`,
  )

const payment: OfOne = (sql, id) => [
  {
    group: 'purchases',
    source: 'payment',
    from: sql`from payment_events e where e.payment_id = ${id}`,
    at: sql`e.at`,
    key: sql`e.state`,
    code: sql`e.state`,
  },
  refunds(sql, sql`r.payment_id = ${id}`),
  disputes(sql, sql`p.id = ${id}`),
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
  refunds(
    sql,
    sql`(r.payment_id, r.n) in (select t.payment_id, t.n from payment_withdrawal_parts t where t.withdrawal_id = ${id})`,
  ),
]

/** What the domain of an object keeps about it, besides what `branchesOfAny` finds. */
export const OWN_BRANCHES: Readonly<Record<Exclude<ObjectKind, 'person' | 'claim'>, OfOne>> = {
  consultation,
  booking,
  question,
  order,
  payment,
  payout,
  withdrawal,
}
