import { contestedGoods } from '#domains/catalogue/index.ts'
import type { Sql } from '#platform/db.ts'
import type { CursorPosition } from '#shared/exact-cursor.ts'
import type { IdRange } from '../parcels/order-range.rules.ts'
import type { ReturnState } from '../returns/rules.ts'
import type { LinePieces, ParcelState } from '../parcels/rules.ts'

type Page = { after: CursorPosition | undefined; take: number }
type OrderRange = IdRange | undefined

/** Of an order: where it goes, how, and what is in it. */
type OrderInRow = {
  orderId: string
  receiver: string | null
  city: string | null
  state: string | null
  service: string | null
  isPickup: boolean
  isGift: boolean
  names: { n: number; productName: string; variantName: string | null }[]
}

const orderInRow = (sql: Sql) => sql`
  g.order_id as "orderId", g.receiver, g.city, g.state as "addressState", g.freight_service as service,
  g.is_pickup as "isPickup", g.gift_note is not null as "isGift",
  (select jsonb_agg(jsonb_build_object('n', l.n, 'productName', l.product_name, 'variantName', l.variant_name))
    from catalogue_goods_lines l where l.order_id = g.order_id) as names`
const exactly = (sql: Sql, column: 'o.paid_at' | 's.packed_at' | 'r.requested_at') =>
  sql`to_char(${sql.unsafe(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly`
const inRange = (sql: Sql, range: OrderRange) =>
  range ? sql`and g.order_id between ${range.from}::uuid and ${range.to}::uuid` : sql``

const isToPack = (sql: Sql) => sql`
  o.state in ('paid', 'partly_refunded') and exists (
    select from catalogue_goods_lines l where l.order_id = o.id and l.packed + l.cancelled < l.quantity)`

export type ToPackRow = OrderInRow & {
  id: string
  addressState: string | null
  paidAt: Date
  exactly: string
  left: LinePieces[]
}

/** Paid orders with pieces in no parcel, longest paid first; none that a bank contests. */
export const listToPack = (sql: Sql, { after, take, range }: Page & { range: OrderRange }) => sql<ToPackRow[]>`
  select o.id, ${orderInRow(sql)}, o.paid_at as "paidAt", ${exactly(sql, 'o.paid_at')},
    (select jsonb_agg(jsonb_build_object('n', l.n, 'quantity', l.quantity - l.packed - l.cancelled) order by l.n)
      from catalogue_goods_lines l where l.order_id = o.id and l.packed + l.cancelled < l.quantity) as left
  from catalogue_orders o join catalogue_goods g on g.order_id = o.id
  where ${isToPack(sql)} and not (${contestedGoods(sql)}) ${inRange(sql, range)}
    ${after ? sql`and (o.paid_at, o.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
  order by o.paid_at, o.id limit ${take}`

/** Paid orders that wait for a bank's decision. */
export async function countContested(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from catalogue_orders o join catalogue_goods g on g.order_id = o.id
    where ${isToPack(sql)} and (${contestedGoods(sql)})`
  return row!.count
}

export type ParcelInList = OrderInRow & {
  id: string
  addressState: string | null
  n: number
  parcelState: ParcelState
  at: Date
  exactly: string
  trackingCode: string | null
  hasInvoice: boolean
  isGivenUp: boolean
  left: LinePieces[]
}

/** Parcels in one state, the one packed first in front. */
export const listParcelsIn = (
  sql: Sql,
  { state, after, take, range }: Page & { state: ParcelState; range: OrderRange },
) => sql<ParcelInList[]>`
  select s.id, s.n, s.state as "parcelState", ${orderInRow(sql)}, s.packed_at as at, ${exactly(sql, 's.packed_at')},
    s.tracking_code as "trackingCode", s.invoice_key is not null as "hasInvoice",
    s.cancel_asked_at is not null as "isGivenUp",
    (select jsonb_agg(jsonb_build_object('n', l.n, 'quantity', l.quantity) order by l.n)
      from shipment_lines l where l.shipment_id = s.id) as left
  from shipments s join catalogue_goods g on g.order_id = s.order_id
  where s.state = ${state} ${inRange(sql, range)}
    ${after ? sql`and (s.packed_at, s.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
  order by s.packed_at, s.id limit ${take}`

export type ReturnInList = {
  id: string
  orderId: string
  receiver: string | null
  state: ReturnState
  requestedAt: Date
  exactly: string
  trackingCode: string | null
  hasPostage: boolean
  dueAt: Date | null
}

export const listReturnsIn = (sql: Sql, { state, after, take }: Page & { state: ReturnState }) => sql<ReturnInList[]>`
  select r.id, s.order_id as "orderId", g.receiver, r.state, r.requested_at as "requestedAt",
    ${exactly(sql, 'r.requested_at')}, r.tracking_code as "trackingCode", r.postage_code is not null as "hasPostage",
    r.due_at as "dueAt"
  from shipment_returns r join shipments s on s.id = r.shipment_id join catalogue_goods g on g.order_id = s.order_id
  where r.state = ${state}
    ${after ? sql`and (r.requested_at, r.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
  order by r.requested_at, r.id limit ${take}`

export type EventRow = {
  parcel: number
  state: ParcelState | 'cancel_asked'
  by: string | null
  note: string | null
  at: Date
}

/** The order that this is the number of, or of which it is a parcel or a return. */
export async function findOrderOf(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select order_id as id from catalogue_goods where order_id = ${id}
    union all select order_id from shipments where id = ${id}
    union all select s.order_id from shipment_returns r join shipments s on s.id = r.shipment_id where r.id = ${id}`
  return row?.id
}

/** What happened to the parcels of an order, the latest first. */
export const listEvents = (sql: Sql, orderId: string) => sql<EventRow[]>`
  select s.n as parcel, e.state, btrim(p.first_name || ' ' || p.last_name) as by, e.note, e.at
  from shipment_events e join shipments s on s.id = e.shipment_id left join people p on p.id = e.by_person
  where s.order_id = ${orderId} order by e.at desc, s.n desc, e.seq desc`

export type InvoiceRow = {
  orderId: string
  paidAt: Date
  postedAt: Date
  n: number
  invoiceKey: string | null
  trackingCode: string
  receiver: string | null
  city: string | null
  state: string | null
  goods: bigint
  freight: bigint
}

/**
 * Parcels posted in a period, for the accountant's program. Those of an order add up to what it cost: of `k` of `q`
 * pieces `⌈paid × k ÷ q⌉`, less the parcels before. What is sent once more counts as 0.
 */
export const listInvoices = (sql: Sql, from: Date, to: Date, most: number) => sql<InvoiceRow[]>`
  with orders as (
    select distinct order_id from shipments where posted_at >= ${from} and posted_at < ${to}
  ),
  parts as (
    select s.id, c.quantity as bought, c.unit_price * c.quantity - c.discount as goods, c.freight, l.quantity,
      sum(l.quantity) over (partition by s.order_id, l.n order by s.n) as until
    from orders join shipments s on s.order_id = orders.order_id and s.state <> 'cancelled' and s.replaces is null
      join shipment_lines l on l.shipment_id = s.id
      join catalogue_goods_lines c on c.order_id = s.order_id and c.n = l.n
  ),
  sums as (
    select id, sum(ceil(goods * until / bought) - ceil(goods * (until - quantity) / bought))::bigint as goods,
      sum(ceil(freight * until / bought) - ceil(freight * (until - quantity) / bought))::bigint as freight
    from parts group by id
  )
  select s.order_id as "orderId", o.paid_at as "paidAt", s.posted_at as "postedAt", s.n, s.invoice_key as "invoiceKey",
    s.tracking_code as "trackingCode", g.receiver, g.city, g.state,
    coalesce(sums.goods, 0)::bigint as goods, coalesce(sums.freight, 0)::bigint as freight
  from shipments s join catalogue_goods g on g.order_id = s.order_id join catalogue_orders o on o.id = s.order_id
    left join sums on sums.id = s.id
  where s.posted_at >= ${from} and s.posted_at < ${to}
  order by s.posted_at, s.id limit ${most}`
