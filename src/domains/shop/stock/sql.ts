import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Category } from '../rules.ts'
import type { MovementKind, StockLine } from './rules.ts'

/** A variant with what is said of it in a cart and an order. `isOffered`: its product is sold, and so is it. */
export type StockedVariant = {
  id: string
  productId: string
  slug: string
  productName: string
  name: string | null
  category: Category
  picture: string
  photo: string | null
  sku: string
  priceCents: Centavos
  stock: number
  isUnique: boolean
  isOffered: boolean
  weightGrams: number
  /** Length, width, height; null: nobody measured it. */
  sizeMm: [number, number, number] | null
}

const columns = (sql: Sql) => sql`
  v.id, p.id as "productId", p.slug, p.name as "productName", v.name, p.category, p.picture,
  (select i.name from shop_pictures i where i.product_id = p.id order by position limit 1) as photo, v.sku,
  v.price as "priceCents", v.stock, v.is_unique as "isUnique",
  p.state = 'published' and v.withdrawn_at is null as "isOffered", v.weight_grams as "weightGrams",
  case when v.length_mm is not null then array[v.length_mm, v.width_mm, v.height_mm]::int[] end as "sizeMm"`

/** These variants, offered or not; unknown ids are left out. */
export const listVariants = (sql: Sql, ids: readonly string[]) => sql<StockedVariant[]>`
  select ${columns(sql)} from shop_variants v join shop_products p on p.id = v.product_id
  where v.id = any(${[...ids]}::uuid[]) order by v.id`

/** The same, locked in the order of their ids, so that two orders of the same things wait for each other. */
export async function lockVariants(tx: Tx, ids: readonly string[]): Promise<StockedVariant[]> {
  await tx`select from shop_variants where id = any(${[...ids]}::uuid[]) order by id for no key update`
  return [...(await listVariants(tx, ids))]
}

type Of = { kind: MovementKind; orderId: string; at: Date }

/**
 * Moves these pieces for an order, under the locks of their variants: negative ones leave. What this order moved once
 * (`one_sale_per_order`) is not moved again. The slugs of what changed.
 */
export async function insertOrderMovements(tx: Tx, lines: readonly StockLine[], { kind, orderId, at }: Of) {
  const rows = await tx<{ slug: string }[]>`
    with moved as (
      insert into shop_stock_movements (variant_id, change, kind, order_id, at)
      select l.variant_id, l.change, ${kind}, ${orderId}, ${at}
      from unnest(${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[])
        l (variant_id, change)
      where ${kind} not in ('sold', 'returned_unpaid') or not exists (select from shop_stock_movements m
        where m.order_id = ${orderId} and m.variant_id = l.variant_id and m.kind = ${kind})
      returning variant_id
    )
    select distinct p.slug from moved m join shop_variants v on v.id = m.variant_id
    join shop_products p on p.id = v.product_id`
  return rows.map(({ slug }) => slug)
}

/** Whether this order has taken its pieces, and whether they went back unpaid. */
export async function findTaken(sql: Sql, orderId: string): Promise<{ isTaken: boolean; isBack: boolean }> {
  const [row] = await sql<{ isTaken: boolean; isBack: boolean }[]>`
    select count(*) filter (where kind = 'sold') > 0 as "isTaken",
      count(*) filter (where kind = 'returned_unpaid') > 0 as "isBack"
    from shop_stock_movements where order_id = ${orderId}`
  return row!
}

/** These pieces are gone, as somebody of the team says. The slugs of what changed. */
export async function insertLosses(
  tx: Tx,
  lines: readonly StockLine[],
  { by, note, at }: { by: string; note: string; at: Date },
) {
  const rows = await tx<{ slug: string }[]>`
    with moved as (
      insert into shop_stock_movements (variant_id, change, kind, by_person, note, at)
      select l.variant_id, -l.quantity, 'lost', ${by}, ${note}, ${at}
      from unnest(${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[])
        l (variant_id, quantity)
      returning variant_id
    )
    select distinct p.slug from moved m join shop_variants v on v.id = m.variant_id
    join shop_products p on p.id = v.product_id`
  return rows.map(({ slug }) => slug)
}
