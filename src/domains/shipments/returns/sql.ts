import type { Sql, Tx } from '#platform/db.ts'
import type { LinePieces } from '../parcels/rules.ts'
import type { ReturnReason, ReturnState } from './rules.ts'

export type ReturnLine = LinePieces & { received: number | null; restocked: number | null }
export type ReturnRow = {
  id: string
  parcelId: string
  orderId: string
  personId: string
  state: ReturnState
  reason: ReturnReason
  words: string | null
  requestedAt: Date
  postageCode: string | null
  trackingCode: string | null
  sentAt: Date | null
  arrivedAt: Date | null
  arrivalDeniedAt: Date | null
  receivedAt: Date | null
  refundedAt: Date | null
  closedAt: Date | null
  closedWords: string | null
  dueAt: Date | null
  lines: ReturnLine[]
}

const returns = (sql: Sql) => sql`
  select r.id, r.shipment_id as "parcelId", s.order_id as "orderId", o.person_id as "personId", r.state, r.reason,
    r.words, r.requested_at as "requestedAt", r.postage_code as "postageCode", r.tracking_code as "trackingCode",
    r.sent_at as "sentAt", r.arrived_at as "arrivedAt", r.arrival_denied_at as "arrivalDeniedAt",
    r.received_at as "receivedAt", r.refunded_at as "refundedAt", r.closed_at as "closedAt",
    r.closed_words as "closedWords", r.due_at as "dueAt",
    (select jsonb_agg(jsonb_build_object('n', l.n, 'quantity', l.quantity, 'received', l.received,
      'restocked', l.restocked) order by l.n) from shipment_return_lines l where l.return_id = r.id) as lines
  from shipment_returns r join shipments s on s.id = r.shipment_id join catalogue_orders o on o.id = s.order_id`

export async function findReturn(sql: Sql, id: string): Promise<ReturnRow | undefined> {
  const [row] = await sql<ReturnRow[]>`${returns(sql)} where r.id = ${id}`
  return row
}

export const listReturnsOf = (sql: Sql, orderIds: readonly string[]) => sql<ReturnRow[]>`
  ${returns(sql)} where s.order_id = any(${[...orderIds]}::uuid[]) order by r.requested_at, r.id`

type NewReturn = { id: string; parcelId: string; reason: ReturnReason; words: string | null; at: Date }

export async function insertReturn(tx: Tx, r: NewReturn, lines: readonly LinePieces[]) {
  await tx`
    insert into shipment_returns (id, shipment_id, state, reason, words, requested_at)
    values (${r.id}, ${r.parcelId}, 'requested', ${r.reason}, ${r.words}, ${r.at})`
  await tx`
    insert into shipment_return_lines (return_id, n, quantity)
    select ${r.id}::uuid, * from unnest(${lines.map(({ n }) => n)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[])`
}

export const recordPostage = (tx: Tx, id: string, code: string) =>
  tx`update shipment_returns set postage_code = ${code} where id = ${id}`

export const recordSent = (tx: Tx, id: string, code: string, at: Date) => tx`
  update shipment_returns set state = 'on_its_way', tracking_code = ${code}, sent_at = coalesce(sent_at, ${at})
  where id = ${id}`

export const recordArrived = (tx: Tx, id: string, at: Date, dueAt: Date | null) => tx`
  update shipment_returns set arrived_at = ${at}, due_at = ${dueAt} where id = ${id}`

/** The team does not have it: it is not refunded by itself. */
export const recordDeliveryDenied = (tx: Tx, id: string, at: Date) => tx`
  update shipment_returns set arrival_denied_at = ${at}, due_at = null where id = ${id}`

type Received = { n: number; received: number; restocked: number }

/** What was in it. It is refunded at once, or by the next sweep. */
export async function recordReceived(tx: Tx, id: string, lines: readonly Received[], at: Date) {
  await tx`update shipment_returns set state = 'received', received_at = ${at}, due_at = ${at} where id = ${id}`
  await tx`
    update shipment_return_lines l set received = r.received, restocked = r.restocked
    from unnest(${lines.map(({ n }) => n)}::int[], ${lines.map(({ received }) => received)}::int[],
      ${lines.map(({ restocked }) => restocked)}::int[]) r (n, received, restocked)
    where l.return_id = ${id} and l.n = r.n`
}

export const recordRefunded = (tx: Tx, id: string, at: Date) => tx`
  update shipment_returns set state = 'refunded', refunded_at = ${at}, due_at = null where id = ${id}`

export const recordClosed = (tx: Tx, id: string, words: string | null, at: Date) => tx`
  update shipment_returns set state = 'closed', closed_at = ${at}, closed_words = ${words}, due_at = null
  where id = ${id}`

/** Returns that are refunded by now. */
export const listDueReturns = (sql: Sql, now: Date, most: number, aside: string[]) => sql<{ id: string }[]>`
  select id from shipment_returns where due_at <= ${now} and id <> all(${aside}::uuid[])
  order by due_at, id limit ${most}`

/** Parcels under way and returns that are open, of one person. */
export async function countOpenOf(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::int as open from shipments s join catalogue_orders o on o.id = s.order_id
    where o.person_id = ${personId} and (s.state in ('packed', 'posted', 'missing') or exists (
      select from shipment_returns r where r.shipment_id = s.id and r.state in ('requested', 'on_its_way', 'received')))`
  return row!.open
}

/** What somebody wrote about returns, and how they went, for the file that they take along. */
export const listOwnReturns = (sql: Sql, personId: string) => sql`
  select r.requested_at as "pedida em", r.words as texto, r.state as "situação", r.tracking_code as rastreio
  from shipment_returns r join shipments s on s.id = r.shipment_id join catalogue_orders o on o.id = s.order_id
  where o.person_id = ${personId} order by r.requested_at, r.id`

/** Words of a person about parcels and returns; that there was a parcel stays. */
export async function eraseWordsOf(tx: Tx, personId: string) {
  await tx`
    update shipment_returns r set words = null from shipments s join catalogue_orders o on o.id = s.order_id
    where s.id = r.shipment_id and o.person_id = ${personId} and r.words is not null`
  await tx`update shipment_events set note = null where by_person = ${personId} and note is not null`
}
