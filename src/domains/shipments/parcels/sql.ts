import type { Sql, Tx } from '#platform/db.ts'
import type { IdRange } from './order-range.rules.ts'
import type { DeliveredBy, LinePieces, ParcelState, Remedy } from './rules.ts'

export type ParcelRow = {
  id: string
  orderId: string
  personId: string
  n: number
  state: ParcelState
  isPickup: boolean
  replaces: string | null
  trackingCode: string | null
  invoiceKey: string | null
  labelGateway: string | null
  labelId: string | null
  labelBoughtAt: Date | null
  packedAt: Date
  postedAt: Date | null
  missingAt: Date | null
  deliveredAt: Date | null
  deliveredBy: DeliveredBy | null
  endedAt: Date | null
  remedy: Remedy | null
  cancelAskedAt: Date | null
  dueAt: Date | null
  lines: LinePieces[]
}

const columns = (sql: Sql) => sql`
  s.id, s.order_id as "orderId", o.person_id as "personId", s.n, s.state, g.is_pickup as "isPickup", s.replaces,
  s.tracking_code as "trackingCode", s.invoice_key as "invoiceKey", s.label_gateway as "labelGateway",
  s.label_id as "labelId", s.label_bought_at as "labelBoughtAt", s.packed_at as "packedAt", s.posted_at as "postedAt",
  s.missing_at as "missingAt", s.delivered_at as "deliveredAt", s.delivered_by as "deliveredBy",
  s.ended_at as "endedAt", s.remedy, s.cancel_asked_at as "cancelAskedAt", s.due_at as "dueAt",
  (select jsonb_agg(jsonb_build_object('n', l.n, 'quantity', l.quantity) order by l.n)
    from shipment_lines l where l.shipment_id = s.id) as lines`
const parcels = (sql: Sql) => sql`
  select ${columns(sql)} from shipments s join catalogue_goods g on g.order_id = s.order_id
    join catalogue_orders o on o.id = s.order_id`

export async function findParcel(sql: Sql, id: string): Promise<ParcelRow | undefined> {
  const [row] = await sql<ParcelRow[]>`${parcels(sql)} where s.id = ${id}`
  return row
}

/** Its parcels, the first one first. */
export const listParcelsOf = (sql: Sql, orderIds: readonly string[]) => sql<ParcelRow[]>`
  ${parcels(sql)} where s.order_id = any(${[...orderIds]}::uuid[]) order by s.order_id, s.n`

export const listParcels = (sql: Sql, ids: readonly string[]) => sql<ParcelRow[]>`
  ${parcels(sql)} where s.id = any(${[...ids]}::uuid[]) order by s.packed_at, s.id`

type NewParcel = { id: string; orderId: string; replaces: string | null; at: Date }

/** A packed parcel of a locked order, with its pieces. */
export async function insertParcel(tx: Tx, { id, orderId, replaces, at }: NewParcel, lines: readonly LinePieces[]) {
  await tx`
    insert into shipments (id, order_id, n, state, replaces, packed_at)
    select ${id}, ${orderId}, coalesce(max(n), 0) + 1, 'packed', ${replaces}, ${at}
    from shipments where order_id = ${orderId}`
  await tx`
    insert into shipment_lines (shipment_id, n, quantity)
    select ${id}::uuid, * from unnest(${lines.map(({ n }) => n)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[])`
}

type Said = { by: string | null; note?: string | undefined; at: Date }

export const insertEvent = (tx: Tx, id: string, state: ParcelState | 'cancel_asked', { by, note, at }: Said) => tx`
  insert into shipment_events (shipment_id, seq, state, by_person, note, at)
  select ${id}, coalesce(max(seq), 0) + 1, ${state}, ${by}, ${note ?? null}, ${at}
  from shipment_events where shipment_id = ${id}`

export const recordPosted = (tx: Tx, id: string, { code, at, dueAt }: { code: string; at: Date; dueAt: Date }) => tx`
  update shipments set state = 'posted', tracking_code = ${code}, posted_at = ${at}, due_at = ${dueAt},
    cancel_asked_at = null
  where id = ${id}`

/** Another code for the same parcel, where the first was mistyped. */
export const recordCode = (tx: Tx, id: string, code: string) =>
  tx`update shipments set tracking_code = ${code} where id = ${id}`

export const isCodeOfAnother = async (sql: Sql, code: string, id: string): Promise<boolean> =>
  (await sql`select from shipments where tracking_code = ${code} and id <> ${id}`).length > 0

export const recordDelivered = (tx: Tx, id: string, by: DeliveredBy, at: Date) => tx`
  update shipments set state = 'delivered', delivered_at = ${at}, delivered_by = ${by}, due_at = null where id = ${id}`

export const recordMissing = (tx: Tx, id: string, at: Date) => tx`
  update shipments set state = 'missing', missing_at = ${at}, delivered_at = null, delivered_by = null, due_at = null
  where id = ${id}`

/** Lost or damaged, with what becomes of it; or cancelled. */
export const recordEnded = (tx: Tx, id: string, state: ParcelState, remedy: Remedy | null, at: Date) => tx`
  update shipments set state = ${state}, remedy = ${remedy}, ended_at = ${at}, due_at = null where id = ${id}`

export const recordCancelAsked = (tx: Tx, id: string, at: Date, dueAt: Date) => tx`
  update shipments set cancel_asked_at = ${at}, due_at = ${dueAt} where id = ${id}`

export const recordInvoice = (tx: Tx, id: string, key: string) =>
  tx`update shipments set invoice_key = ${key} where id = ${id}`

export const isInvoiceOfAnother = async (sql: Sql, key: string, id: string): Promise<boolean> =>
  (await sql`select from shipments where invoice_key = ${key} and id <> ${id}`).length > 0

/** False: it has a label already, prepared by somebody who was faster. */
export async function recordLabel(tx: Sql, id: string, gateway: string, labelId: string): Promise<boolean> {
  const rows = await tx`
    update shipments set label_gateway = ${gateway}, label_id = ${labelId}
    where id = ${id} and label_id is null and state = 'packed' returning id`
  return rows.length > 0
}

/** False: it was bought before. */
export const recordLabelBought = async (tx: Tx, id: string, at: Date): Promise<boolean> =>
  (await tx`update shipments set label_bought_at = ${at} where id = ${id} and label_bought_at is null returning id`)
    .length > 0

export type FollowedLabel = { id: string; labelId: string }

/** Parcels with a label of this carrier that are neither there nor ended, in the order of their ids. */
export const listFollowed = (
  sql: Sql,
  gateway: string,
  { after, most }: { after: FollowedLabel | undefined; most: number },
) => sql<FollowedLabel[]>`
  select id, label_id as "labelId" from shipments
  where label_gateway = ${gateway} and label_bought_at is not null and delivered_at is null and ended_at is null
    ${after ? sql`and id > ${after.id}` : sql``}
  order by id limit ${most}`

/** Parcels that are cancelled, or count as delivered, by now. */
export const listDueParcels = (sql: Sql, now: Date, most: number, aside: string[]) => sql<{ id: string }[]>`
  select id from shipments where due_at <= ${now} and id <> all(${aside}::uuid[]) order by due_at, id limit ${most}`

/** Paid orders of goods among these ids, at most two: one is meant, two are not told apart. */
export const matchOrders = (sql: Sql, { from, to }: IdRange) => sql<{ id: string }[]>`
  select g.order_id as id from catalogue_goods g join catalogue_orders o on o.id = g.order_id
  where g.order_id between ${from}::uuid and ${to}::uuid and o.paid_at is not null limit 2`

/** Returns of a parcel that have not ended. */
export const listOpenReturns = (sql: Sql, parcelId: string) => sql<{ id: string }[]>`
  select id from shipment_returns
  where shipment_id = ${parcelId} and state in ('requested', 'on_its_way', 'received')`

/** Pieces of these parcels that are in a return which was not closed; of one that was received, what came. */
export const listReturnedPieces = (sql: Sql, parcelIds: readonly string[]) => sql<
  (LinePieces & { parcelId: string })[]
>`
  select r.shipment_id as "parcelId", l.n, coalesce(l.received, l.quantity)::int as quantity
  from shipment_returns r join shipment_return_lines l on l.return_id = r.id
  where r.shipment_id = any(${[...parcelIds]}::uuid[]) and r.state <> 'closed'`
