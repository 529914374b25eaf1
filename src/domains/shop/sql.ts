import type { Sql, Tx } from '#platform/db.ts'
import type { Product, ProductCard, Variant } from './contract.ts'
import type { Place } from './places/rules.ts'
import type { Category, Sort } from './rules.ts'

export type NewProduct = Omit<Product, 'variants' | 'photos'> & {
  displayOrder: number
  arrivedAt: Date
  goesWith?: readonly Place[]
}
export type NewVariant = Variant & { sku: string; displayOrder: number }

type VariantJson = Omit<Variant, 'priceCents'> & { priceCents: number }
type Row<T> = Omit<T, 'variants'> & { variants: VariantJson[] }

/** The published products `p` that have something on offer, each with its sums `o`. */
const offers = (sql: Sql) => sql`shop_products p
  join (
    select product_id, coalesce(min(price) filter (where stock > 0), min(price)) as price, sum(stock) as stock
    from shop_variants where withdrawn_at is null group by product_id
  ) o on o.product_id = p.id and p.state = 'published'`
/** Variants and photographs are subqueries, so that those of one page alone are read. */
const cardColumns = (sql: Sql) => sql`
  p.id, p.slug, p.name, p.category, p.summary, p.picture,
  (select json_agg(json_build_object('id', v.id, 'name', v.name, 'priceCents', v.price, 'stock', v.stock, 'isUnique',
      v.is_unique, 'weightGrams', v.weight_grams, 'sizeMm', array[v.length_mm, v.width_mm, v.height_mm])
      order by v.display_order, v.id)
    from shop_variants v where v.product_id = p.id and v.withdrawn_at is null) as variants,
  array(select json_build_object('name', i.name, 'alt', i.alt) from shop_pictures i where i.product_id = p.id
    order by i.position) as photos`
const productColumns = (sql: Sql) => sql`${cardColumns(sql)}, p.description, p.facts`

const cardOf = <T extends ProductCard>({ variants, ...rest }: Row<T>) =>
  ({
    ...rest,
    variants: variants.map(({ sizeMm, priceCents, ...variant }) => ({
      ...variant,
      priceCents: BigInt(priceCents),
      sizeMm: sizeMm?.every((mm) => mm !== null) ? sizeMm : null,
    })),
  }) as unknown as T

/** False: nothing changed. */
export async function recordProduct(tx: Tx, p: NewProduct): Promise<boolean> {
  const rows = await tx`
    insert into shop_products (id, slug, name, category, summary, description, facts, picture, goes_with, state,
      display_order, arrived_at)
    values (${p.id}, ${p.slug}, ${p.name}, ${p.category}, ${p.summary}, ${p.description}, ${p.facts}, ${p.picture},
      ${[...(p.goesWith ?? [])]}, 'published', ${p.displayOrder}, ${p.arrivedAt})
    on conflict (slug) do update
      set name = excluded.name, category = excluded.category, summary = excluded.summary,
        description = excluded.description, facts = excluded.facts, picture = excluded.picture,
        display_order = excluded.display_order, goes_with = excluded.goes_with
    where (shop_products.name, shop_products.category, shop_products.summary, shop_products.description,
        shop_products.facts, shop_products.picture, shop_products.display_order, shop_products.goes_with)
      is distinct from (excluded.name, excluded.category, excluded.summary, excluded.description, excluded.facts,
        excluded.picture, excluded.display_order, excluded.goes_with)
    returning id`
  return rows.length > 0
}

/** Of the product with this address. `new`: it has no stock yet; `false`: nothing changed. */
export async function recordVariant(tx: Tx, slug: string, v: NewVariant): Promise<'new' | 'changed' | false> {
  const [row] = await tx<{ isNew: boolean }[]>`
    insert into shop_variants (id, product_id, name, sku, price, is_unique, weight_grams, length_mm, width_mm,
      height_mm, display_order)
    select ${v.id}, id, ${v.name}, ${v.sku}, ${v.priceCents}, ${v.isUnique}, ${v.weightGrams},
      ${v.sizeMm?.[0] ?? null}, ${v.sizeMm?.[1] ?? null}, ${v.sizeMm?.[2] ?? null}, ${v.displayOrder}
    from shop_products where slug = ${slug}
    on conflict (id) do update
      set name = excluded.name, price = excluded.price, is_unique = excluded.is_unique,
        weight_grams = excluded.weight_grams, display_order = excluded.display_order
    where (shop_variants.name, shop_variants.price, shop_variants.is_unique, shop_variants.weight_grams,
        shop_variants.display_order)
      is distinct from (excluded.name, excluded.price, excluded.is_unique, excluded.weight_grams,
        excluded.display_order)
    returning xmax = 0 as "isNew"`
  return row ? (row.isNew ? 'new' : 'changed') : false
}

/** The stock that a variant begins with. */
export const insertFirstStock = (tx: Tx, { id, stock }: NewVariant, at: Date) => tx`
  insert into shop_stock_movements (variant_id, change, kind, at) values (${id}, ${stock}, 'received', ${at})`

export type ProductSearch = {
  /** Each word with what it may be a typo of. */
  words: readonly (readonly string[])[]
  category: Category | undefined
  sort: Sort
  skip: number
  take: number
}

const ORDER: Record<Sort, (sql: Sql) => ReturnType<Sql>> = {
  default: (sql) => sql`o.stock = 0, p.display_order`,
  cheapest: (sql) => sql`o.price`,
  dearest: (sql) => sql`o.price desc`,
  name: (sql) => sql`folded(p.name)`,
  newest: (sql) => sql`p.arrived_at desc`,
}

/** Of these words those that occur in no product, as asked and folded. */
export const listUnknownWords = (sql: Sql, words: readonly string[]) => sql<{ asked: string; word: string }[]>`
  select word as asked, folded(word) as word from unnest(${[...words]}::text[]) asked (word)
  where not exists (
    select from shop_products p where p.state = 'published' and position(folded(asked.word) in p.search_text) > 0)`

/** Every word of the published products, folded. It reads all their texts. */
export const listWords = async (sql: Sql): Promise<string[]> =>
  (
    await sql<{ word: string }[]>`
      select distinct k.word from shop_products p, lateral regexp_split_to_table(p.search_text, '[^[:alnum:]]+') k (word)
      where p.state = 'published' order by k.word`
  ).map(({ word }) => word)

/** One page of matching products and their number. Every word must occur, or one that it may be a typo of. */
export async function searchProducts(
  sql: Sql,
  { words, category, sort, skip, take }: ProductSearch,
): Promise<{ total: number; products: ProductCard[] }> {
  const matches = sql`
    ${category ? sql`p.category = ${category} and` : sql``}
    not exists (select from unnest(${words.map((likes) => likes.join('/'))}::text[]) w where not exists (
      select from unnest(string_to_array(w, '/')) one where position(folded(one) in p.search_text) > 0))`
  const [[count], products] = await Promise.all([
    sql<{ total: number }[]>`
      select count(*)::int as total from shop_products p where p.state = 'published' and exists (
        select from shop_variants v where v.product_id = p.id and v.withdrawn_at is null) and ${matches}`,
    sql<Row<ProductCard>[]>`
      select ${cardColumns(sql)} from ${offers(sql)} where ${matches}
      order by ${ORDER[sort](sql)}, p.display_order, p.id limit ${take} offset ${skip}`,
  ])
  return { total: count!.total, products: products.map(cardOf) }
}

export async function findProduct(sql: Sql, slug: string): Promise<Product | undefined> {
  const [row] = await sql<Row<Product>[]>`select ${productColumns(sql)} from ${offers(sql)} where p.slug = ${slug}`
  return row && cardOf(row)
}

/** The same category first, available products before sold-out ones. */
export async function listRelated(sql: Sql, { id, category }: Product, most: number): Promise<ProductCard[]> {
  const rows = await sql<Row<ProductCard>[]>`
    select ${cardColumns(sql)} from ${offers(sql)} where p.id <> ${id}
    order by p.category <> ${category}, o.stock = 0, p.display_order, p.id limit ${most}`
  return rows.map(cardOf)
}

/** Products with a similar address; without any similarity, in default order. */
export async function listNear(sql: Sql, slug: string, most: number): Promise<ProductCard[]> {
  const rows = await sql<Row<ProductCard>[]>`
    select ${cardColumns(sql)} from ${offers(sql)}
    order by similarity(p.slug, ${slug}) desc, o.stock = 0, p.display_order, p.id limit ${most}`
  return rows.map(cardOf)
}

export const listSlugs = (sql: Sql) => sql<{ slug: string; arrivedAt: Date }[]>`
  select slug, arrived_at as "arrivedAt" from shop_products where state = 'published'
  order by display_order, id limit 45000`

/** Whether the shop sells anything. */
export async function hasProducts(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from shop_products where state = 'published') as has`
  return row!.has
}
