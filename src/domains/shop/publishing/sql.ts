import type { Sql, Tx } from '#platform/db.ts'
import type { Category, ProductState } from '../rules.ts'
import type { Place } from '../places/rules.ts'
import type { OwnProductPage, OwnProductRow, OwnVariant, StockMovement } from './contract.ts'
import type { StockAct } from './rules.ts'

export type ProductWords = {
  name: string
  category: Category
  summary: string
  description: string
  facts: readonly string[]
  picture: string
  goesWith: readonly Place[]
}
type Locked = ProductWords & { id: string; slug: string; state: ProductState; revision: number }

/** Whoever changes a product or its variants holds this. */
export async function lockProduct(tx: Tx, id: string): Promise<Locked | undefined> {
  const [row] = await tx<Locked[]>`
    select id, slug, state, revision, name, category, summary, description, facts, picture, goes_with as "goesWith"
    from shop_products where id = ${id} for update`
  return row
}

/** Last in the shop. False: its address is taken. */
export async function insertDraft(tx: Tx, id: string, slug: string, p: ProductWords, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into shop_products (id, slug, name, category, summary, description, facts, picture, goes_with, state,
      display_order, arrived_at)
    select ${id}, ${slug}, ${p.name}, ${p.category}, ${p.summary}, ${p.description}, ${[...p.facts]}, ${p.picture},
      ${[...p.goesWith]}, 'draft', coalesce(max(display_order) + 1, 0), ${at} from shop_products
    on conflict do nothing`
  return count === 1
}

export const updateWords = (tx: Tx, id: string, p: ProductWords) => tx`
  update shop_products set name = ${p.name}, category = ${p.category}, summary = ${p.summary},
    description = ${p.description}, facts = ${[...p.facts]}, picture = ${p.picture}, goes_with = ${[...p.goesWith]},
    revision = revision + 1
  where id = ${id}`

/** `arrivedAt`: when it came into the shop for the first time. */
export const updateState = (tx: Tx, id: string, state: ProductState, arrivedAt: Date | null) => tx`
  update shop_products set state = ${state}, arrived_at = coalesce(${arrivedAt}, arrived_at), revision = revision + 1
  where id = ${id}`

export const raiseRevision = (tx: Tx, id: string) =>
  tx`update shop_products set revision = revision + 1 where id = ${id}`

const variantColumns = (sql: Sql) => sql`
  id, name, sku, price as "priceCents", stock, is_unique as "isUnique", alarm_at as "alarmAt",
  weight_grams as "weightGrams",
  case when length_mm is not null then array[length_mm, width_mm, height_mm]::int[] end as "sizeMm",
  withdrawn_at is not null as "isWithdrawn"`

/** Withdrawn ones last. */
export const listVariantsOf = (sql: Sql, productId: string) => sql<OwnVariant[]>`
  select ${variantColumns(sql)} from shop_variants where product_id = ${productId}
  order by withdrawn_at is not null, display_order, id`

type Written = Omit<OwnVariant, 'stock'>

/** Of this product, last of its variants when it is new. False: the SKU is taken, or the id is another product's. */
export async function upsertVariant(tx: Tx, productId: string, v: Written, at: Date): Promise<boolean> {
  const withdrawnAt = v.isWithdrawn ? at : null
  const [lengthMm = null, widthMm = null, heightMm = null] = v.sizeMm ?? []
  const rows = await tx`
    insert into shop_variants (id, product_id, name, sku, price, is_unique, alarm_at, weight_grams, length_mm, width_mm,
      height_mm, withdrawn_at, display_order)
    select ${v.id}, ${productId}, ${v.name}, ${v.sku}, ${v.priceCents}, ${v.isUnique}, ${v.alarmAt}, ${v.weightGrams},
      ${lengthMm}, ${widthMm}, ${heightMm}, ${withdrawnAt}, coalesce(max(display_order) + 1, 0)
    from shop_variants where product_id = ${productId}
    on conflict (id) do update set name = excluded.name, sku = excluded.sku, price = excluded.price,
      is_unique = excluded.is_unique, alarm_at = excluded.alarm_at, weight_grams = excluded.weight_grams,
      length_mm = excluded.length_mm, width_mm = excluded.width_mm, height_mm = excluded.height_mm,
      withdrawn_at = case when excluded.withdrawn_at is not null
        then coalesce(shop_variants.withdrawn_at, excluded.withdrawn_at) end
    where shop_variants.product_id = excluded.product_id
    returning id`
  return rows.length > 0
}

/** Whether another variant has this SKU. */
export const isSkuTaken = async (sql: Sql, sku: string, variantId: string): Promise<boolean> =>
  (await sql`select from shop_variants where sku = ${sku} and id <> ${variantId}`).length > 0

/** Serialises who gives SKUs: the question and the row are two statements. */
export const lockSkus = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('shop-skus', 0))`

export const deletePictures = (tx: Tx, productId: string) =>
  tx`delete from shop_pictures where product_id = ${productId}`

export const insertPicture = (
  tx: Tx,
  p: { productId: string; position: number; name: string; alt: string; by: string; at: Date },
) => tx`
  insert into shop_pictures (product_id, position, name, alt, added_by, added_at)
  values (${p.productId}, ${p.position}, ${p.name}, ${p.alt}, ${p.by}, ${p.at})`

/** Of these pictures those that were sent. */
export const listKnownPictures = (sql: Sql, names: readonly string[]) => sql<{ name: string }[]>`
  select name from content_pictures where name = any(${[...names]})`

export async function findOwnProduct(sql: Sql, id: string): Promise<OwnProductPage | undefined> {
  const [row] = await sql<Omit<OwnProductPage, 'variants'>[]>`
    select id, slug, state, revision, name, category, summary, description, facts, picture, goes_with as "goesWith",
      array(select json_build_object('name', i.name, 'alt', i.alt) from shop_pictures i
        where i.product_id = p.id order by i.position) as pictures
    from shop_products p where id = ${id}`
  return row && { ...row, variants: [...(await listVariantsOf(sql, id))] }
}

type Filter = {
  words: string
  state: ProductState | undefined
  stock: 'low' | 'out' | undefined
  after: string | undefined
  most: number
}

/** By name. A product has as many low variants as have reached their alarm. */
export const listProducts = (sql: Sql, { words, state, stock, after, most }: Filter) => sql<OwnProductRow[]>`
  select p.id, p.name, p.slug, p.category, p.state, o.variants, o.stock, o.low, o.price as "fromCents"
  from shop_products p
  cross join lateral (
    select count(*)::int as variants, coalesce(sum(v.stock), 0)::int as stock, min(v.price) as price,
      (count(*) filter (where v.stock <= v.alarm_at))::int as low
    from shop_variants v where v.product_id = p.id and v.withdrawn_at is null
  ) o
  where true
    ${words ? sql`and position(folded(${words}) in folded(p.name)) > 0` : sql``}
    ${state ? sql`and p.state = ${state}` : sql``}
    ${stock === 'low' ? sql`and o.low > 0` : stock === 'out' ? sql`and o.stock = 0` : sql``}
    ${after ? sql`and (folded(p.name), p.id) > (select folded(a.name), a.id from shop_products a where a.id = ${after})` : sql``}
  order by folded(p.name), p.id limit ${most}`

type LockedStock = { productId: string; stock: number; isUnique: boolean; sku: string }

export async function lockStock(tx: Tx, variantId: string): Promise<LockedStock | undefined> {
  const [row] = await tx<LockedStock[]>`
    select product_id as "productId", stock, is_unique as "isUnique", sku from shop_variants where id = ${variantId}
    for no key update`
  return row
}

export const isMoved = async (sql: Sql, requestId: string): Promise<boolean> =>
  (await sql`select from shop_stock_movements where request_id = ${requestId}`).length > 0

type TeamMovement = {
  variantId: string
  change: number
  kind: StockAct
  by: string
  unitCostCents: bigint | null
  note: string | null
  requestId: string
  at: Date
}

export const insertTeamMovement = (tx: Tx, m: TeamMovement) => tx`
  insert into shop_stock_movements (variant_id, change, kind, by_person, unit_cost, note, request_id, at)
  values (${m.variantId}, ${m.change}, ${m.kind}, ${m.by}, ${m.unitCostCents}, ${m.note}, ${m.requestId}, ${m.at})`

/** The latest first. */
export const listMovementsOf = (sql: Sql, variantId: string, before: number | undefined, most: number) => sql<
  StockMovement[]
>`
  select m.seq, m.change, m.kind, m.stock, m.order_id as "orderId", o.first_name as by, m.unit_cost as "unitCostCents",
    m.note, m.at
  from shop_stock_movements m left join people o on o.id = m.by_person
  where m.variant_id = ${variantId} ${before ? sql`and m.seq < ${before}` : sql``}
  order by m.seq desc limit ${most}`

export const isVariant = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from shop_variants where id = ${id}`).length > 0
