import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type CountedMonths, PAID_MONTHS_FOR_A_FREE_ONE } from './rules.ts'

export type PaysBy = 'card' | 'pix'
export type StopReason = 'client' | 'break' | 'blocked'
export type EndReason = StopReason | 'unpaid' | 'disputed'
export type DropReason = EndReason | 'missed' | 'spent'

export type SubscriptionRow = {
  id: string
  personId: string
  slug: string
  title: string
  price: Centavos
  bonus: Centavos
  paysBy: PaysBy
  startedAt: Date
  cancelledAt: Date | null
  cancelledFor: StopReason | null
  endedAt: Date | null
  endedFor: EndReason | null
}

export type PeriodRow = {
  subscriptionId: string
  n: number
  startsAt: Date
  endsAt: Date
  amount: Centavos
  firstWarnedAt: Date | null
  lastWarnedAt: Date | null
  paidAt: Date | null
  paymentId: string | null
  bonusUntil: Date | null
  droppedAt: Date | null
}

const columns = (sql: Sql) => sql`
  s.id, s.person_id as "personId", s.slug, s.title, s.price, s.bonus, s.pays_by as "paysBy",
    s.started_at as "startedAt", s.cancelled_at as "cancelledAt",
  s.cancelled_for as "cancelledFor", s.ended_at as "endedAt", s.ended_for as "endedFor"`

const periodColumns = (sql: Sql) => sql`
  subscription_id as "subscriptionId", n, starts_at as "startsAt", ends_at as "endsAt", amount,
    first_warned_at as "firstWarnedAt",
  last_warned_at as "lastWarnedAt", paid_at as "paidAt", payment_id as "paymentId", bonus_until as "bonusUntil",
    dropped_at as "droppedAt"`

type NewSubscription = Pick<
  SubscriptionRow,
  'id' | 'personId' | 'slug' | 'title' | 'price' | 'bonus' | 'paysBy' | 'startedAt'
> & { nextActAt: Date }

/** False: it exists, or the person has one of this kind running. */
export async function insertSubscription(tx: Tx, s: NewSubscription): Promise<boolean> {
  const rows = await tx`
    insert into subscriptions (id, person_id, slug, title, price, bonus, pays_by, started_at, next_act_at)
    values (${s.id}, ${s.personId}, ${s.slug}, ${s.title}, ${s.price}, ${s.bonus}, ${s.paysBy}, ${s.startedAt},
      ${s.nextActAt})
    on conflict do nothing returning id`
  return rows.length > 0
}

export async function findSubscription(sql: Sql, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`select ${columns(sql)} from subscriptions s where s.id = ${id}`
  return row
}

export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  await tx`select 1 from subscriptions where id = ${id} for update`
  return findSubscription(tx, id)
}

/** Running ones first, then the latest ended. */
export const listSubscriptionsOf = (sql: Sql, personId: string) => sql<SubscriptionRow[]>`
  select ${columns(sql)} from subscriptions s where s.person_id = ${personId}
    order by s.ended_at desc nulls first, s.started_at desc limit 10`

/** Whether the person has this one running. */
export async function hasRunningSubscription(sql: Sql, personId: string, slug: string): Promise<boolean> {
  const rows =
    await sql`select 1 from subscriptions where person_id = ${personId} and slug = ${slug} and ended_at is null`
  return rows.length > 0
}

export const listDueSubscriptions = (sql: Sql, now: Date, most: number, aside: string[]) => sql<{ id: string }[]>`
  select id from subscriptions where next_act_at <= ${now} and id <> all(${aside}::uuid[])
  order by next_act_at limit ${most}`

/** The open or lost dispute of a month that was paid; undefined: none. */
export async function findDispute(sql: Sql, id: string): Promise<'opened' | 'lost' | undefined> {
  const [row] = await sql<{ state: 'opened' | 'lost' }[]>`
    select d.state from subscription_periods p join payment_disputes d on d.payment_id = p.payment_id
    where p.subscription_id = ${id} and d.state <> 'won' order by d.state = 'lost' desc limit 1`
  return row?.state
}

/** Running subscriptions of which the bank gave a month's money back. */
export const listLostSubscriptions = (sql: Sql, most: number, aside: string[]) => sql<{ id: string }[]>`
  select distinct s.id from payment_disputes d join subscription_periods p on p.payment_id = d.payment_id
    join subscriptions s on s.id = p.subscription_id
  where d.state = 'lost' and s.ended_at is null and s.id <> all(${aside}::uuid[]) order by s.id limit ${most}`

export const recordNextActAt = (tx: Tx, id: string, at: Date | undefined) =>
  tx`update subscriptions set next_act_at = ${at ?? null} where id = ${id}`

export const insertSubscriptionEvent = (
  tx: Tx,
  id: string,
  what: 'started' | 'renewed' | 'cancelled' | 'resumed' | 'ended',
  at: Date,
) =>
  tx`insert into subscription_events (subscription_id, what, at) values (${id}, ${what}, ${at}) on conflict do nothing`

/** Cancelled: it runs until the end of the paid time. */
export const recordCancelled = (tx: Tx, id: string, at: Date, why: StopReason, nextActAt: Date) =>
  tx`update subscriptions set cancelled_at = ${at}, cancelled_for = ${why}, next_act_at = ${nextActAt} where id = ${id}`

export const recordResumed = (tx: Tx, id: string, at: Date) =>
  tx`update subscriptions set cancelled_at = null, cancelled_for = null, next_act_at = ${at} where id = ${id}`

/** Ended, with all that was still to come of it. */
export async function endSubscription(tx: Tx, id: string, at: Date, why: EndReason) {
  await tx`update subscriptions set ended_at = ${at}, ended_for = ${why}, next_act_at = null where id = ${id}`
  await tx`update subscription_periods set dropped_at = ${at}, dropped_for = ${why}
    where subscription_id = ${id} and paid_at is null and dropped_at is null`
}

export const listPeriods = (sql: Sql, ids: readonly string[]) => sql<PeriodRow[]>`
  select ${periodColumns(sql)} from subscription_periods where subscription_id = any(${ids as string[]}::uuid[])
    order by n`

export async function findPeriod(sql: Sql, id: string, n: number): Promise<PeriodRow | undefined> {
  const [row] = await sql<
    PeriodRow[]
  >`select ${periodColumns(sql)} from subscription_periods where subscription_id = ${id} and n = ${n}`
  return row
}

/**
 * Months that were paid or given. One of which the bank gave something back was not paid, and one whose bonus was taken
 * is no gift (decision 119).
 */
const countedMonths = (sql: Sql) => sql`
  select m.subscription_id, m.n, m.payment_id, back.is_back, m.amount > 0 and not back.is_back as is_paid,
    m.amount = 0 and m.n > 1 and not exists (select from grants g where g.kind = 'bonus'
      and not g.is_extension and g.source_id = m.subscription_id || ':' || m.n and g.clawed_back_at is not null) as is_free
  from subscription_periods m cross join lateral (
    select exists (select from payment_refunds r where r.payment_id = m.payment_id and r.source = 'gateway')
      or exists (select from payment_disputes d where d.payment_id = m.payment_id and d.taken > 0) as is_back
  ) back where m.paid_at is not null`

type Progress = CountedMonths & { lastPaid: number; latest: PeriodRow }

/** The last month that was paid or given, how many were, and the next one with its progress. */
export async function findProgress(sql: Sql, id: string): Promise<Progress> {
  const [latest] = await sql<
    PeriodRow[]
  >`select ${periodColumns(sql)} from subscription_periods where subscription_id = ${id} order by n desc limit 1`
  const [counted] = await sql<Omit<Progress, 'latest'>[]>`
    select max(n) as "lastPaid", count(*) filter (where is_paid)::int as paid,
      count(*) filter (where is_free)::int as free
    from (${countedMonths(sql)}) m where subscription_id = ${id}`
  return { ...counted!, latest: latest! }
}

/** Subscriptions of which the bank took months that earned a free one. Read without locks. */
export const listUnearned = (sql: Sql, most: number, aside: string[]) => sql<{ id: string }[]>`
  select taken.id from (
    select p.subscription_id as id from payment_refunds r join subscription_periods p using (payment_id)
      where r.source = 'gateway'
    union select p.subscription_id from payment_disputes d join subscription_periods p using (payment_id)
      where d.taken > 0
  ) taken cross join lateral (
    select count(*) filter (where is_paid) as paid, count(*) filter (where is_free) as free
    from (${countedMonths(sql)}) m where m.subscription_id = taken.id
  ) counted
  where counted.paid < ${PAID_MONTHS_FOR_A_FREE_ONE} * counted.free and taken.id <> all(${aside}::uuid[])
  order by taken.id limit ${most}`

/** The last free month that gives its bonus, and the payment of the last month of which the bank took something. */
export async function findLastGift(sql: Sql, id: string): Promise<{ n: number; takenPaymentId: string }> {
  const [row] = await sql<{ n: number; takenPaymentId: string }[]>`
    select max(n) filter (where is_free) as n,
      (array_agg(payment_id order by n desc) filter (where is_back))[1] as "takenPaymentId"
    from (${countedMonths(sql)}) m where subscription_id = ${id}`
  return row!
}

type NewPeriod = { subscriptionId: string; n: number; startsAt: Date; endsAt: Date; amount: Centavos }

/** Inserts a month, once. */
export const insertPeriod = (tx: Tx, p: NewPeriod) => tx`
  insert into subscription_periods (subscription_id, n, starts_at, ends_at, amount)
  values (${p.subscriptionId}, ${p.n}, ${p.startsAt}, ${p.endsAt}, ${p.amount}) on conflict do nothing`

export const recordWarned = (tx: Tx, id: string, n: number, which: 'first' | 'last', at: Date) => tx`
  update subscription_periods
    set first_warned_at = coalesce(first_warned_at, ${at}), last_warned_at = ${which === 'last' ? at : null}
  where subscription_id = ${id} and n = ${n}`

export const recordPaid = (
  tx: Tx,
  id: string,
  n: number,
  { at, paymentId, bonusUntil }: { at: Date; paymentId: string | null; bonusUntil: Date },
) => tx`
  update subscription_periods set paid_at = ${at}, payment_id = ${paymentId}, bonus_until = ${bonusUntil}
    where subscription_id = ${id} and n = ${n}`

export const recordDropped = (tx: Tx, id: string, n: number, at: Date, why: DropReason) => tx`
  update subscription_periods set dropped_at = ${at}, dropped_for = ${why} where subscription_id = ${id} and n = ${n}`

export async function countRunning(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from subscriptions where person_id = ${personId} and ended_at is null`
  return row!.count
}
