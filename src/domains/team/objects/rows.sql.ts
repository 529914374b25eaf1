import type { Fragment, Sql } from '#platform/db.ts'
import type { ObjectWithPage } from './contract.ts'

type Named = { id: string; name: string }
/** A row of any object, with the names of its people and the code of its receipt. */
export type ObjectRow = {
  id: string
  title: string
  state: string
  client: Named | null
  consultant: Named | null
  receipt: string | null
} & Record<string, unknown>

/** Undefined: there is none. */
export async function findObject(sql: Sql, kind: ObjectWithPage, id: string): Promise<ObjectRow | undefined> {
  const { table, columns, client, consultant } = ROWS[kind](sql)
  const [row] = await sql<ObjectRow[]>`
    select o.id, ${columns}, (select code from receipts where subject = ${`${kind}:${id}`}) as receipt,
      case when p.id is not null then
        json_build_object('id', p.id, 'name', btrim(p.first_name || ' ' || p.last_name)) end as client,
      case when q.id is not null then
        json_build_object('id', q.id, 'name', btrim(q.first_name || ' ' || q.last_name)) end as consultant
    from ${table} o left join people p on p.id = ${client ?? sql`null::uuid`}
      left join people q on q.id = ${consultant ?? sql`null::uuid`}
    where o.id = ${id}`
  return row
}

type Read = { table: Fragment; columns: Fragment; client?: Fragment; consultant?: Fragment }
const pair = (sql: Sql) => ({ client: sql`o.client_id`, consultant: sql`o.consultant_id` })

const ROWS: Record<ObjectWithPage, (sql: Sql) => Read> = {
  consultation: (sql) => ({
    table: sql`consultations`,
    ...pair(sql),
    columns: sql`
      'Consulta' as title, o.state, o.reason, o.channel, o.price_per_minute as "pricePerMinute",
      o.commission_bps as "commissionBps", o.requested_at as "requestedAt", o.accepted_at as "acceptedAt",
      o.started_at as "startedAt", o.ended_at as "endedAt", o.billed_ms::float8 as "billedMs",
      o.covered_ms::float8 as "coveredMs", o.audio_ms::float8 as "audioMs", o.video_ms::float8 as "videoMs",
      o.paused_before_ms::float8 as "pausedMs", o.captured, o.commission, o.released, o.fee,
      o.is_welcome as "isWelcome", o.is_automatic as "isAutomatic", o.booked_at as "bookedAt",
      (select count(*)::int from billed_segments b where b.consultation_id = o.id) as segments`,
  }),
  booking: (sql) => ({
    table: sql`bookings`,
    ...pair(sql),
    columns: sql`
      'Consulta marcada' as title, o.state, o.reason, o.channel, o.starts_at as "startsAt", o.minutes, o.price,
      o.price_per_minute as "pricePerMinute", o.reserved_at as "reservedAt", o.confirmed_at as "confirmedAt",
      o.free_until as "freeUntil", o.opened_at as "openedAt", o.ended_at as "endedAt", o.held, o.captured, o.fee,
      o.commission, o.returned, o.covered_ms::float8 as "coveredMs",
      (select id from consultations c where c.id = o.id) as room`,
  }),
  question: (sql) => ({
    table: sql`written_questions`,
    ...pair(sql),
    columns: sql`
      o.title, o.state, o.reason, o.price, o.bought_at as "boughtAt", o.asked_at as "askedAt", o.due_at as "dueAt",
      o.ended_at as "endedAt", o.captured, o.released`,
  }),
  order: (sql) => ({
    table: sql`catalogue_orders`,
    client: sql`o.person_id`,
    consultant: sql`o.consultant_id`,
    columns: sql`
      o.title, o.state, o.kind, o.price, o.discount, o.total, o.bonus, o.minutes, o.coupon, o.channel,
      o.from_balance as "fromBalance", o.placed_at as "placedAt", o.expires_at as "expiresAt", o.paid_at as "paidAt",
      o.payment_id as "paymentId"`,
  }),
  payment: (sql) => ({
    table: sql`payments`,
    client: sql`o.person_id`,
    columns: sql`
      o.description as title, o.state, o.amount, o.method, o.installments, o.gateway, o.gateway_id as "gatewayId",
      o.card_brand as "cardBrand", o.last_four as "lastFour", o.declined_for as "declinedFor",
      o.created_at as "createdAt", o.expires_at as "expiresAt", o.paid_at as "paidAt",
      (select coalesce(sum(amount), 0)::bigint from payment_refunds r where r.payment_id = o.id and r.state = 'done')
        as refunded,
      (select t.subject_kind from payment_attempts t where t.payment_id = o.id) as "paysKind",
      (select t.subject_id from payment_attempts t where t.payment_id = o.id) as "paysId"`,
  }),
  payout: (sql) => ({
    table: sql`payouts`,
    consultant: sql`o.consultant_id`,
    columns: sql`
      'Saque' as title, o.state, o.amount, o.cause, o.tax_id as "taxId", o.failure, o.gateway,
      o.end_to_end_id as "endToEndId", o.asked_at as "askedAt", o.sent_at as "sentAt", o.paid_at as "paidAt",
      o.awaits_approval as "awaitsApproval"`,
  }),
  withdrawal: (sql) => ({
    table: sql`payment_withdrawals`,
    client: sql`o.person_id`,
    columns: sql`
      'Retirada' as title, coalesce(o.state, 'automatic') as state, o.amount, o.by_hand as "byHand",
      o.bonus_taken as "bonusTaken", o.kept_back as "keptBack", o.asked_at as "askedAt",
      o.decided_at as "decidedAt", o.note`,
  }),
  claim: (sql) => ({
    table: sql`claims`,
    client: sql`o.client_id`,
    consultant: sql`(select coalesce(c.consultant_id, w.consultant_id, b.consultant_id) from (select 1) one
      left join consultations c on c.id = o.consultation_id left join written_questions w on w.id = o.question_id
      left join bookings b on b.id = o.booking_id)`,
    columns: sql`
      'Pedido de reembolso' as title, o.state, coalesce(o.rule, o.cause, o.way) as cause, o.words, o.reason,
      o.asked_at as "askedAt", to_char(o.answer_by, 'DD/MM/YYYY') as "answerBy", o.decided_at as "decidedAt", o.amount,
      o.to_bonus as "toBonus", o.bearer, o.consultation_id as "consultationId", o.question_id as "questionId",
      o.booking_id as "bookingId"`,
  }),
}
