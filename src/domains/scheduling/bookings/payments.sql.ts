import type { PaymentMethod, PaymentState } from '#domains/payments/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { type Booking, columnsOf } from './sql.ts'

export type PaymentAttempt = {
  paymentId: string
  method: PaymentMethod
  installments: number
  /** Null: it was never requested. */
  state: PaymentState | null
  paidAt: Date | null
  isDisputed: boolean
}

/** The payments that were asked for to confirm a booking, the latest first. */
export const listAttempts = (sql: Sql, bookingId: string) => sql<PaymentAttempt[]>`
  select t.payment_id as "paymentId", t.method, t.installments, p.state, p.paid_at as "paidAt", exists (
    select from payment_disputes d where d.payment_id = p.id and d.state <> 'won') as "isDisputed"
  from booking_payments t join bookings b on b.id = t.booking_id
    left join payments p on p.id = t.payment_id and p.person_id = b.client_id
  where t.booking_id = ${bookingId} order by t.asked_at desc, t.payment_id`

/** False: that id belongs to another payment. */
export async function insertAttempt(
  tx: Tx,
  t: { paymentId: string; bookingId: string; method: PaymentMethod; installments: number; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into booking_payments (payment_id, booking_id, method, installments, asked_at)
    select ${t.paymentId}, ${t.bookingId}, ${t.method}, ${t.installments}, ${t.at}
      where not exists (select from payments where id = ${t.paymentId})
    on conflict (payment_id) do nothing`
  return count === 1
}

/** When the first of a client's minutes that pay a booking end; null: money pays it, or it is not theirs. */
export async function findMinutesEnd(
  sql: Sql,
  { bookingId, clientId }: { bookingId: string; clientId: string },
): Promise<Date | null> {
  const [row] = await sql<{ endsAt: Date | null }[]>`
    select min(p.expires_at) as "endsAt" from minute_covers c join minute_packs p on p.id = c.pack_id
    where c.consultation_id = ${bookingId} and p.person_id = ${clientId}`
  return row!.endsAt
}

/** Reservations of which a payment was credited, longest paid first. */
export const listPaid = (sql: Sql, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b join booking_payments t on t.booking_id = b.id
    join payments p on p.id = t.payment_id and p.state in ('paid', 'paid_late')
  where b.state = 'reserved' and b.id <> all(${[...aside]}::uuid[])
  group by b.id order by min(p.paid_at), b.id limit ${most}`

/** Credited payments of reservations that were never confirmed, of the last week, whose payer was not told yet. */
export const listUntold = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select t.payment_id as id from booking_payments t join bookings b on b.id = t.booking_id
    join payments p on p.id = t.payment_id and p.state in ('paid', 'paid_late')
  where t.told_at is null and t.asked_at > ${now}::timestamptz - interval '7 days' and b.ended_at is not null
    and b.confirmed_at is null and t.payment_id <> all(${[...aside]}::uuid[])
  order by t.asked_at limit ${most}`

/** Marks a payer as told and answers the booking. Undefined: somebody else did. */
export async function takeUntold(tx: Tx, paymentId: string, at: Date): Promise<Booking | undefined> {
  const [row] = await tx<Booking[]>`
    with told as (
      update booking_payments set told_at = ${at} where payment_id = ${paymentId} and told_at is null
      returning booking_id
    )
    select ${columnsOf(tx)} from told join bookings b on b.id = told.booking_id`
  return row
}
