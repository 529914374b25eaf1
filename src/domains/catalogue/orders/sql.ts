import type { Channel } from '#domains/consultants/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { OrderKind } from '../rules.ts'
import { type OrderState, REQUESTED_WITHIN_MS } from './rules.ts'

/** What was agreed. Amounts in centavos; `ceiling` is the highest price per minute that the minutes cover. */
export type OrderQuote = {
  kind: OrderKind
  slug: string | null
  version: number | null
  title: string
  price: Centavos
  bonus: Centavos
  minutes: number | null
  ceiling: Centavos | null
  consultantId: string | null
  channel: Channel | null
  /** Only for written questions. */
  answerHours: number | null
}

export type OrderRow = OrderQuote & {
  id: string
  personId: string
  coupon: string | null
  discount: Centavos
  total: Centavos
  state: OrderState
  placedAt: Date
  expiresAt: Date
  paymentId: string | null
  paidAt: Date | null
  bonusUntil: Date | null
  minutesUntil: Date | null
  /** What the balance paid. */
  fromBalance: Centavos
  /** What is reserved of the balance until a payment comes, and how often that changed. */
  reserved: Centavos
  reservations: number
  consultantName: string | null
  /** It was not typed: the order took it by itself. */
  isCouponAutomatic: boolean
  /** A written question that was typed before it is paid; afterwards it is the question's own. */
  question: string | null
}

const columns = (sql: Sql) => sql`
  o.id, o.person_id as "personId", o.kind, o.slug, o.version, o.title, o.price, o.coupon, o.discount, o.total, o.bonus,
    o.minutes, o.ceiling,
  o.answer_hours as "answerHours", o.consultant_id as "consultantId", o.channel, o.state, o.placed_at as "placedAt",
    o.expires_at as "expiresAt", o.payment_id as "paymentId",
  o.paid_at as "paidAt", o.bonus_until as "bonusUntil", o.minutes_until as "minutesUntil",
    o.from_balance as "fromBalance", o.reserved, o.reservations, o.question,
  o.is_coupon_automatic as "isCouponAutomatic",
  (select name from consultants c where c.id = o.consultant_id) as "consultantName"`

export type NewOrder = OrderQuote & {
  id: string
  personId: string
  coupon: string | null
  isCouponAutomatic: boolean
  discount: Centavos
  placedAt: Date
  expiresAt: Date
  question: string | null
}

/** False: an order with that id exists. */
export async function insertOrder(tx: Tx, o: NewOrder): Promise<boolean> {
  const rows = await tx`
    with placed as (
      insert into catalogue_orders (id, person_id, kind, slug, version, title, price, coupon, discount, bonus, minutes,
        ceiling, consultant_id, channel,
        answer_hours, placed_at, expires_at, question, is_coupon_automatic)
      values (${o.id}, ${o.personId}, ${o.kind}, ${o.slug}, ${o.version}, ${o.title}, ${o.price}, ${o.coupon},
        ${o.discount}, ${o.bonus}, ${o.minutes},
        ${o.ceiling}, ${o.consultantId}, ${o.channel}, ${o.answerHours}, ${o.placedAt}, ${o.expiresAt}, ${o.question},
        ${o.isCouponAutomatic})
      on conflict (id) do nothing returning id
    )
    insert into catalogue_order_events (order_id, state, at) select id, 'open', ${o.placedAt} from placed
      returning order_id`
  return rows.length > 0
}

export async function findOrder(sql: Sql, id: string): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`select ${columns(sql)} from catalogue_orders o where o.id = ${id}`
  return row
}

/** Scoped to its owner: another person's order is not found. */
export async function findOrderOf(sql: Sql, personId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await sql<
    OrderRow[]
  >`select ${columns(sql)} from catalogue_orders o where o.id = ${id} and o.person_id = ${personId}`
  return row
}

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  await tx`select 1 from catalogue_orders where id = ${id} for update`
  return findOrder(tx, id)
}

/** Orders that were paid or still can be, latest first; abandoned ones are left out. */
export const listOrdersOf = (sql: Sql, personId: string, most: number) => sql<OrderRow[]>`
  select ${columns(sql)} from catalogue_orders o
  where o.person_id = ${personId} and (o.state not in ('expired', 'cancelled') or exists (select 1
    from payment_attempts t where t.subject_kind = 'order' and t.subject_id = o.id))
  order by o.placed_at desc, o.id limit ${most}`

export async function countUnpaidOf(sql: Sql, personId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from catalogue_orders
      where person_id = ${personId} and state in ('open', 'awaiting') and expires_at > ${now}`
  return row!.count
}

/** One move with its event. */
export const recordMove = (tx: Tx, id: string, state: OrderState, at: Date) => tx`
  with moved as (
    update catalogue_orders set state = ${state}, question = case when ${state} = 'awaiting' then question end where id = ${id}
      returning id
  )
  insert into catalogue_order_events (order_id, state, at) select id, ${state}, ${at} from moved`

type Paid = {
  paymentId: string | null
  fromBalance: Centavos
  at: Date
  bonusUntil: Date | null
  minutesUntil: Date | null
}

export const recordPaid = (tx: Tx, id: string, { paymentId, fromBalance, at, bonusUntil, minutesUntil }: Paid) => tx`
  with moved as (
    update catalogue_orders
      set state = 'paid', question = null, payment_id = ${paymentId}, paid_at = ${at}, bonus_until = ${bonusUntil},
      minutes_until = ${minutesUntil}, from_balance = ${fromBalance}
    where id = ${id} returning id
  )
  insert into catalogue_order_events (order_id, state, at) select id, 'paid', ${at} from moved`

/** Which payments a written question holds money of. */
export const insertQuestionPayments = (tx: Tx, orderId: string, paymentIds: readonly string[]) => tx`
  insert into catalogue_question_payments (payment_id, order_id)
  select distinct id, ${orderId}::uuid from unnest(${paymentIds as string[]}::uuid[]) id on conflict do nothing`

/**
 * What the disputes of a question's money say together. Lost: the bank gave some of it back by a case, or by a refund
 * that left a debt.
 */
export async function findQuestionDispute(tx: Tx, orderId: string): Promise<'opened' | 'won' | 'lost'> {
  const [row] = await tx<{ isOpen: boolean; isLost: boolean }[]>`
    select coalesce(bool_or(said.is_open), false) as "isOpen", coalesce(bool_or(said.is_lost), false) as "isLost"
    from catalogue_question_payments m cross join lateral (
      select exists (select 1 from payment_disputes d where d.payment_id = m.payment_id and d.state = 'opened') as is_open,
        exists (select 1 from payment_disputes d where d.payment_id = m.payment_id and d.state = 'lost')
          or exists (select 1 from wallet_debts w where w.payment_id = m.payment_id and w.paid < w.amount) as is_lost
    ) said
    where m.order_id = ${orderId}`
  return row!.isLost ? 'lost' : row!.isOpen ? 'opened' : 'won'
}

/** Which of these orders bought a question that ended without an answer, and not because a bank took its money back. */
export async function findUnanswered(sql: Sql, orderIds: readonly string[]): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from written_questions
    where id = any(${[...orderIds]}::uuid[]) and ended_at is not null and state not in ('answered', 'taken_back')
    order by id limit 1`
  return row?.id
}

/** Open questions that do not follow yet what the bank did with their money. */
export const listDisputedQuestions = (sql: Sql, most: number, aside: string[]) => sql<{ id: string }[]>`
  select distinct q.id from payment_disputes d join catalogue_question_payments m on m.payment_id = d.payment_id
    join written_questions q on q.id = m.order_id
  where d.state <> 'won' and q.ended_at is null and (d.state = 'lost' or q.on_hold_since is null)
    and q.id <> all(${aside}::uuid[])
  union
  select q.id from wallet_debts w join catalogue_question_payments m on m.payment_id = w.payment_id
    join written_questions q on q.id = m.order_id
  where w.paid < w.amount and q.ended_at is null and q.id <> all(${aside}::uuid[])
  union
  select q.id from written_questions q
  where q.on_hold_since is not null and q.id <> all(${aside}::uuid[]) and not exists (
    select 1 from catalogue_question_payments m join payment_disputes d on d.payment_id = m.payment_id
      where m.order_id = q.id and d.state <> 'won')
  limit ${most}`

/** Until when an unpaid order can be paid. */
export const recordExpiry = (tx: Tx, id: string, at: Date) =>
  tx`update catalogue_orders set expires_at = ${at} where id = ${id}`

/** Open orders of which a payment was credited and is not disputed, longest paid first. */
export const listPaidUnfulfilledOrders = (sql: Sql, most: number, aside: string[]) => sql<{ id: string }[]>`
  select o.id from catalogue_orders o
  join payment_attempts t on t.subject_kind = 'order' and t.subject_id = o.id
    join payments p on p.id = t.payment_id and p.state in ('paid', 'paid_late')
  where o.state = 'awaiting' and o.id <> all(${aside}::uuid[])
    and not exists (select 1 from payment_disputes d where d.payment_id = p.id and d.state <> 'won')
  group by o.id order by min(p.paid_at), o.id limit ${most}`

/** Overdue orders whose payments all ended, or were never requested. */
export const listOverdueOrders = (sql: Sql, now: Date, most: number, aside: string[]) => sql<{ id: string }[]>`
  select o.id from catalogue_orders o where o.state in ('open', 'awaiting') and o.expires_at <= ${now}
  and o.id <> all(${aside}::uuid[])
  and not exists (
    select 1 from payment_attempts t join payments p on p.id = t.payment_id
      where t.subject_kind = 'order' and t.subject_id = o.id and p.state in ('created', 'pending')
  ) order by o.expires_at limit ${most}`

/** What is reserved of the balance for an order from now on, and that it changed once more. */
export const recordReserved = (tx: Tx, id: string, amount: Centavos) => tx`
  update catalogue_orders set reserved = ${amount}, reservations = reservations + 1 where id = ${id}`

/**
 * Orders that reserve more than any payment can use: all with that share declined, expired or cancelled, or not
 * requested within a minute of their attempt. Read without locks.
 */
export const listIdleReservations = (sql: Sql, now: Date, most: number, aside: string[]) => sql<{ id: string }[]>`
  select o.id from catalogue_orders o where o.reserved > 0 and o.id <> all(${aside}::uuid[])
  and not exists (
    select 1 from payment_attempts t left join payments p on p.id = t.payment_id
      where t.subject_kind = 'order' and t.subject_id = o.id and t.from_balance >= o.reserved and (p.state in ('created', 'pending', 'paid', 'paid_late')
        or p.id is null and t.asked_at > ${new Date(now.getTime() - REQUESTED_WITHIN_MS)})
  ) order by o.id limit ${most}`

/** Orders that may still be paid. */
export async function countUnpaid(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from catalogue_orders
    where person_id = ${personId} and state in ('open', 'awaiting')`
  return row!.count
}
