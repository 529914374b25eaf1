import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { GoodsAddress } from '../goods-address.rules.ts'
import type { PaidLine, Pieces } from './refund.rules.ts'
import type { StockState } from './rules.ts'

/** Where an order goes, and how. Null address: it is fetched, or forgotten. */
export type GoodsRow = {
  orderId: string
  asked: Buffer
  address: GoodsAddress | null
  isPickup: boolean
  freightService: string | null
  freight: Centavos
  daysLeast: number | null
  daysMost: number | null
  quotedAt: Date
  giftNote: string | null
  stock: StockState
}

/** A line of an order of goods, with what came back of it. */
export type GoodsLineRow = PaidLine & {
  orderId: string
  variantId: string
  sku: string
  productName: string
  variantName: string | null
  weightGrams: number
}

export const insertGoods = (tx: Tx, g: Omit<GoodsRow, 'stock'>) => tx`
  insert into catalogue_goods (order_id, asked, receiver, cep, street, number, complement, district, city, state,
    reference, is_pickup, freight_service, freight, days_least, days_most, quoted_at, gift_note)
  values (${g.orderId}, ${g.asked}, ${g.address?.receiver ?? null}, ${g.address?.cep ?? null},
    ${g.address?.street ?? null}, ${g.address?.number ?? null}, ${g.address?.complement ?? null},
    ${g.address?.district ?? null}, ${g.address?.city ?? null}, ${g.address?.state ?? null},
    ${g.address?.reference ?? null}, ${g.isPickup}, ${g.freightService}, ${g.freight}, ${g.daysLeast}, ${g.daysMost},
    ${g.quotedAt}, ${g.giftNote})`

type NewLine = Pick<
  GoodsLineRow,
  | 'n'
  | 'variantId'
  | 'sku'
  | 'productName'
  | 'variantName'
  | 'unitPrice'
  | 'quantity'
  | 'weightGrams'
  | 'discount'
  | 'freight'
>

export const insertLines = (tx: Tx, orderId: string, lines: readonly NewLine[]) => tx`
  insert into catalogue_goods_lines ${tx(
    lines.map((l) => ({
      order_id: orderId,
      n: l.n,
      variant_id: l.variantId,
      sku: l.sku,
      product_name: l.productName,
      variant_name: l.variantName,
      unit_price: l.unitPrice,
      quantity: l.quantity,
      weight_grams: l.weightGrams,
      discount: l.discount,
      freight: l.freight,
    })),
  )}`

const columns = (sql: Sql) => sql`
  g.order_id as "orderId", asked, case when receiver is not null then jsonb_build_object('receiver', receiver,
      'cep', cep, 'street', street, 'number', number, 'complement', complement, 'district', district, 'city', city,
      'state', g.state, 'reference', reference) end as address,
    is_pickup as "isPickup", freight_service as "freightService", freight, days_least as "daysLeast",
    days_most as "daysMost", quoted_at as "quotedAt", gift_note as "giftNote", stock`

export const listGoods = (sql: Sql, orderIds: readonly string[]) => sql<GoodsRow[]>`
  select ${columns(sql)} from catalogue_goods g where g.order_id = any(${[...orderIds]}::uuid[])`

/** The orders of goods of a person, latest first. */
export const listOwnGoods = (sql: Sql, personId: string) => sql<(GoodsRow & { placedAt: Date })[]>`
  select ${columns(sql)}, o.placed_at as "placedAt" from catalogue_goods g join catalogue_orders o on o.id = g.order_id
  where o.person_id = ${personId} order by o.placed_at desc, o.id`

/** Paid orders of a person with pieces in no parcel. */
export async function countToSend(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from catalogue_orders o
    where o.person_id = ${personId} and o.kind = 'goods' and o.state in ('paid', 'partly_refunded')
      and exists (select from catalogue_goods_lines l where l.order_id = o.id and l.packed + l.cancelled < l.quantity)`
  return row!.count
}

const forgotten = (sql: Sql) => sql`
  receiver = null, cep = null, street = null, number = null, complement = null, district = null, city = null,
  state = null, reference = null, gift_note = null`

/** Where orders of a person went, and the words that went along. */
export const forgetGoodsOf = (tx: Tx, personId: string) => tx`
  update catalogue_goods g set ${forgotten(tx)} from catalogue_orders o
  where o.id = g.order_id and o.person_id = ${personId}`

export const findGoods = async (sql: Sql, orderId: string): Promise<GoodsRow | undefined> =>
  (await listGoods(sql, [orderId]))[0]

/** The lines of orders, with what came back of each. */
export const listLines = (sql: Sql, orderIds: readonly string[]) => sql<GoodsLineRow[]>`
  select l.order_id as "orderId", l.n, l.variant_id as "variantId", l.sku, l.product_name as "productName",
    l.variant_name as "variantName", l.unit_price as "unitPrice", l.quantity, l.weight_grams as "weightGrams",
    l.discount, l.freight, l.from_balance as "fromBalance", l.packed, l.returned, l.cancelled,
    back.goods as "backGoods", back.freight as "backFreight", back.balance as "backBalance"
  from catalogue_goods_lines l cross join lateral (
    select coalesce(sum(b.goods), 0)::bigint as goods, coalesce(sum(b.freight), 0)::bigint as freight,
      coalesce(sum(b.from_balance), 0)::bigint as balance
    from catalogue_goods_refunds r join catalogue_goods_refund_lines b on b.refund_id = r.id
    where r.order_id = l.order_id and b.n = l.n
  ) back
  where l.order_id = any(${[...orderIds]}::uuid[]) order by l.order_id, l.n`

/** Unpaid orders of goods of a person: that may still be paid, and that ended since. */
export async function countUnpaidGoods(sql: Sql, personId: string, since: Date) {
  const [row] = await sql<{ open: number; ended: number }[]>`
    select count(*) filter (where state in ('open', 'awaiting'))::int as open,
      count(*) filter (where state not in ('open', 'awaiting') and placed_at >= ${since})::int as ended
    from catalogue_orders where person_id = ${personId} and kind = 'goods' and paid_at is null`
  return row!
}

/**
 * Unpaid: its pieces go back to the shelf, and where they would have gone is forgotten. False: it held none any more.
 */
export async function recordStockReturned(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx`
    with ended as (
      update catalogue_goods set stock = 'returned', ${forgotten(tx)}
      where order_id = ${orderId} and stock = 'held' returning order_id
    ), lines as (
      -- Its pieces are never packed: what asks for open ones by their index does not meet them.
      update catalogue_goods_lines l set cancelled = quantity from ended where l.order_id = ended.order_id
    )
    select from ended`
  return rows.length > 0
}

/** Paid: its pieces are sold, and of each line the balance paid so much. */
export const recordSold = (tx: Tx, orderId: string, shares: readonly { n: number; fromBalance: Centavos }[]) => tx`
  with sold as (update catalogue_goods set stock = 'sold' where order_id = ${orderId} returning order_id)
  update catalogue_goods_lines l set from_balance = s.share
  from sold, unnest(${shares.map(({ n }) => n)}::int[], ${shares.map(({ fromBalance }) => String(fromBalance))}::bigint[])
    s (n, share)
  where l.order_id = sold.order_id and l.n = s.n`

export const insertGoodsPayments = (tx: Tx, orderId: string, paymentIds: readonly string[]) => tx`
  insert into catalogue_goods_payments (payment_id, order_id)
  select distinct id, ${orderId}::uuid from unnest(${[...paymentIds]}::uuid[]) id on conflict do nothing`

/** So many pieces more, or fewer, are in parcels. */
export const recordPacked = (tx: Tx, orderId: string, pieces: readonly Pieces[]) => tx`
  update catalogue_goods_lines l set packed = packed + p.quantity
  from unnest(${pieces.map(({ n }) => n)}::int[], ${pieces.map(({ quantity }) => quantity)}::int[]) p (n, quantity)
  where l.order_id = ${orderId} and l.n = p.n`

/** A condition on orders `o`: a bank contests money of one, or took it without being paid back. */
export const contestedGoods = (sql: Sql) => sql`
  exists (select from catalogue_goods_payments m join payment_disputes d on d.payment_id = m.payment_id
    where m.order_id = o.id and d.state = 'opened')
  or exists (select from catalogue_goods_payments m join wallet_debts w on w.payment_id = m.payment_id
    where m.order_id = o.id and w.paid < w.amount)`

/** Whether nothing of an order may be packed: a bank contests money of it, or took it. */
export const isContested = async (sql: Sql, orderId: string): Promise<boolean> =>
  (await listContested(sql, [orderId])).length > 0

/** Those of these orders. */
export const listContested = async (sql: Sql, orderIds: readonly string[]): Promise<string[]> =>
  (
    await sql<{ id: string }[]>`
      select o.id from catalogue_orders o where o.id = any(${[...orderIds]}::uuid[]) and (${contestedGoods(sql)})`
  ).map(({ id }) => id)

/** Orders with pieces in no parcel, whose money a bank took and which is still owed. */
export const listTakenByBanks = (
  sql: Sql,
  most: number,
  { aside = [], only }: { aside?: string[]; only?: string },
) => sql<{ id: string }[]>`
  select distinct m.order_id as id from wallet_debts w join catalogue_goods_payments m on m.payment_id = w.payment_id
    join catalogue_goods_lines l on l.order_id = m.order_id and l.packed + l.cancelled < l.quantity
    join catalogue_orders o on o.id = m.order_id and o.state in ('paid', 'partly_refunded')
  where w.paid < w.amount and m.order_id <> all(${aside}::uuid[]) and (${only ?? null}::uuid is null or m.order_id = ${only ?? null})
  limit ${most}`
