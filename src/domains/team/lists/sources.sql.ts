import type { Fragment, Sql } from '#platform/db.ts'
import type { ListName } from './lists.rules.ts'

/** How a list is read. Its rows are `o`; `columns` may join whatever is found by an index for each row of a page. */
export type Source = {
  /** What the rows are taken from, narrowed and sorted before anything is joined. */
  table: (sql: Sql) => Fragment
  columns: (sql: Sql) => Fragment
  joins: (sql: Sql) => Fragment
  sorts: Readonly<Record<string, (sql: Sql) => Fragment>>
  filters: Readonly<Record<string, (sql: Sql, value: string) => Fragment>>
  /** The instant that `from` and `to` are about. */
  at: (sql: Sql) => Fragment
}

const name = (sql: Sql, of: 'p' | 'q') =>
  of === 'p' ? sql`btrim(p.first_name || ' ' || p.last_name)` : sql`btrim(q.first_name || ' ' || q.last_name)`
const person = (sql: Sql) => sql`json_build_object('id', p.id, 'name', ${name(sql, 'p')})`
const pair = (sql: Sql) => sql`
  json_build_object('id', p.id, 'name', ${name(sql, 'p')}) as client,
  json_build_object('id', q.id, 'name', ${name(sql, 'q')}) as consultant`
const joinPair = (sql: Sql) => sql`join people p on p.id = o.client_id join people q on q.id = o.consultant_id`
const joinPerson = (sql: Sql) => sql`join people p on p.id = o.person_id`
const protocol = (sql: Sql) => sql`upper(left(o.id::text, 8)) as protocol`

const ofClient = (sql: Sql, id: string) => sql`o.client_id = ${id}`
const ofConsultant = (sql: Sql, id: string) => sql`o.consultant_id = ${id}`
const ofPerson = (sql: Sql, id: string) => sql`o.person_id = ${id}`
const ofState = (sql: Sql, state: string) => sql`o.state = ${state}`
const ofChannel = (sql: Sql, channel: string) => sql`o.channel = ${channel}`

/** Names are looked for as the index has them; U+FFFF comes after every letter. */
const fullName = (sql: Sql) => sql`(lower(o.first_name || ' ' || o.last_name) collate "C")`
const lastOf = (beginning: string) => `${beginning}\uffff`

const people: Source = {
  table: (sql) => sql`people`,
  columns: (sql) => sql`
    json_build_object('id', o.id, 'name', btrim(o.first_name || ' ' || o.last_name)) as person,
    case when o.closed_at is null then o.email end as email, o.role, o.phone, o.created_at as "createdAt",
    case when o.closed_at is not null then 'closed' when o.email_confirmed_at is null then 'unconfirmed'
      else 'open' end as state`,
  joins: (sql) => sql``,
  sorts: { newest: (sql) => sql`o.created_at`, oldest: (sql) => sql`o.created_at`, name: fullName },
  at: (sql) => sql`o.created_at`,
  filters: {
    beginning: (sql, typed) => {
      const beginning = typed.toLowerCase()
      return sql`${fullName(sql)} >= ${beginning} and ${fullName(sql)} < ${lastOf(beginning)}`
    },
    role: (sql, role) => sql`o.role = ${role}`,
    state: (sql, state) =>
      state === 'closed'
        ? sql`o.closed_at is not null`
        : state === 'unconfirmed'
          ? sql`o.email_confirmed_at is null and o.closed_at is null`
          : sql`o.email_confirmed_at is not null and o.closed_at is null`,
  },
}

const openRefusal = (sql: Sql) => sql`exists (
  select from consultant_refusals r where r.consultant_id = o.id and r.answered_at is null)`

const tierNow = (sql: Sql) => sql`tier_of(o.id, o.tier, transaction_instant())`

const consultants: Source = {
  table: (sql) => sql`consultants`,
  columns: (sql) => sql`
    json_build_object('id', o.id, 'name', o.name) as person, ${tierNow(sql)} as tier, o.specialty, o.applied_at as "appliedAt",
    o.approved_at as "approvedAt", case when o.is_automatic then 'yes' else 'no' end as attendant,
    case when o.approved_at is not null then 'approved' when ${openRefusal(sql)} then 'refused' else 'applied' end
      as state,
    case when k.review_count > 0 then replace(round(k.rating_sum::numeric / k.review_count, 1)::text, '.', ',')
      || ' (' || k.review_count || ')' end as rating`,
  joins: (sql) => sql`left join consultant_ratings k on k.consultant_id = o.id`,
  sorts: { newest: (sql) => sql`o.applied_at`, oldest: (sql) => sql`o.applied_at` },
  at: (sql) => sql`o.applied_at`,
  filters: {
    state: (sql, state) =>
      state === 'approved'
        ? sql`o.approved_at is not null`
        : sql`o.approved_at is null and ${state === 'refused' ? sql`` : sql`not`} ${openRefusal(sql)}`,
    tier: (sql, tier) => sql`${tierNow(sql)} = ${tier}`,
    attendant: (sql, one) => sql`o.is_automatic = ${one === 'yes'}`,
  },
}

const consultations: Source = {
  table: (sql) => sql`consultations`,
  columns: (sql) => sql`
    ${pair(sql)}, o.requested_at as "requestedAt", o.ended_at as "endedAt", o.channel, o.state,
    o.billed_ms::float8 as "billedMs", o.captured as "chargedCents", o.commission as "commissionCents"`,
  joins: joinPair,
  sorts: { newest: (sql) => sql`o.requested_at`, oldest: (sql) => sql`o.requested_at` },
  at: (sql) => sql`o.requested_at`,
  filters: { state: ofState, channel: ofChannel, client: ofClient, consultant: ofConsultant },
}

const bookings: Source = {
  table: (sql) => sql`bookings`,
  columns: (sql) => sql`
    ${pair(sql)}, o.starts_at as "startsAt", o.channel, o.state, o.minutes || ' min' as lasts,
    o.price as "priceCents", o.fee as "feeCents"`,
  joins: joinPair,
  sorts: { newest: (sql) => sql`o.starts_at`, oldest: (sql) => sql`o.starts_at` },
  at: (sql) => sql`o.starts_at`,
  filters: { state: ofState, client: ofClient, consultant: ofConsultant },
}

const orders: Source = {
  table: (sql) => sql`catalogue_orders`,
  columns: (sql) => sql`
    ${protocol(sql)}, ${person(sql)} as person, o.title, o.kind, o.state, o.total as "totalCents",
    o.from_balance as "fromBalanceCents", o.placed_at as "placedAt", o.paid_at as "paidAt"`,
  joins: joinPerson,
  sorts: {
    newest: (sql) => sql`o.placed_at`,
    oldest: (sql) => sql`o.placed_at`,
    largest: (sql) => sql`o.total`,
  },
  at: (sql) => sql`o.placed_at`,
  filters: { state: ofState, kind: (sql, kind) => sql`o.kind = ${kind}`, person: ofPerson },
}

const payments: Source = {
  table: (sql) => sql`payments`,
  columns: (sql) => sql`
    ${protocol(sql)}, ${person(sql)} as person, o.description as title, o.method, o.state, o.amount as "amountCents",
    o.created_at as "createdAt", o.paid_at as "paidAt", o.gateway, o.gateway_id as "gatewayId"`,
  joins: joinPerson,
  sorts: {
    newest: (sql) => sql`o.created_at`,
    oldest: (sql) => sql`o.created_at`,
    largest: (sql) => sql`o.amount`,
  },
  at: (sql) => sql`o.created_at`,
  filters: { state: ofState, method: (sql, method) => sql`o.method = ${method}`, person: ofPerson },
}

const payouts: Source = {
  table: (sql) => sql`payouts`,
  columns: (sql) => sql`
    upper(left(o.id::text, 8)) || '-Q' as protocol, ${person(sql)} as person, o.state, o.amount as "amountCents", o.asked_at as "askedAt",
    o.cause, o.gateway, o.paid_at as "paidAt"`,
  joins: (sql) => sql`join people p on p.id = o.consultant_id`,
  sorts: { newest: (sql) => sql`o.asked_at`, oldest: (sql) => sql`o.asked_at`, largest: (sql) => sql`o.amount` },
  at: (sql) => sql`o.asked_at`,
  filters: { state: ofState, person: ofConsultant },
}

const withdrawals: Source = {
  table: (sql) => sql`payment_withdrawals`,
  columns: (sql) => sql`
    ${protocol(sql)}, ${person(sql)} as person, coalesce(o.state, 'automatic') as state, o.amount as "amountCents",
    o.by_hand as "byHandCents", o.asked_at as "askedAt", o.decided_at as "decidedAt"`,
  joins: joinPerson,
  sorts: { newest: (sql) => sql`o.asked_at`, oldest: (sql) => sql`o.asked_at`, largest: (sql) => sql`o.amount` },
  at: (sql) => sql`o.asked_at`,
  filters: {
    state: (sql, state) => (state === 'automatic' ? sql`o.state is null` : sql`o.state = ${state}`),
    person: ofPerson,
  },
}

export const SOURCES: Record<ListName, Source> = {
  people,
  consultants,
  consultations,
  bookings,
  orders,
  payments,
  payouts,
  withdrawals,
}
