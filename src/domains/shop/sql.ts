import type { Sql, Tx } from '#platform/db.ts'
import { MOST_EDITS } from '#shared/typo.ts'
import type { Product, ProductCard } from './contract.ts'
import type { Category, Sort } from './rules.ts'

export type NewProduct = Product & { displayOrder: number; arrivedAt: Date }

const cardColumns = (sql: Sql) =>
  sql`p.id, p.slug, p.name, p.category, p.summary, p.picture, p.price as "priceCents", p.stock,
    p.weight_grams as "weightGrams"`
const productColumns = (sql: Sql) => sql`${cardColumns(sql)}, p.description, p.facts`

/** False: nothing changed. The stock of a known product is never overwritten. */
export async function recordProduct(tx: Tx, p: NewProduct): Promise<boolean> {
  const rows = await tx`
    insert into shop_products (id, slug, name, category, summary, description, facts, picture, price, stock,
      weight_grams, display_order, arrived_at)
    values (${p.id}, ${p.slug}, ${p.name}, ${p.category}, ${p.summary}, ${p.description}, ${p.facts}, ${p.picture},
      ${p.priceCents}, ${p.stock},
      ${p.weightGrams}, ${p.displayOrder}, ${p.arrivedAt})
    on conflict (slug) do update
      set name = excluded.name, category = excluded.category, summary = excluded.summary,
      description = excluded.description,
      facts = excluded.facts, picture = excluded.picture, price = excluded.price, weight_grams = excluded.weight_grams,
        display_order = excluded.display_order
    where (shop_products.name, shop_products.category, shop_products.summary, shop_products.description,
      shop_products.facts, shop_products.picture,
        shop_products.price, shop_products.weight_grams, shop_products.display_order)
      is distinct from (excluded.name, excluded.category, excluded.summary, excluded.description, excluded.facts,
        excluded.picture,
        excluded.price, excluded.weight_grams, excluded.display_order)
    returning id`
  return rows.length > 0
}

export type ProductSearch = {
  /** Each word with what it may be a typo of. */
  words: readonly (readonly string[])[]
  category: Category | undefined
  sort: Sort
  skip: number
  take: number
}

const ORDER: Record<Sort, (sql: Sql) => ReturnType<Sql>> = {
  default: (sql) => sql`p.stock = 0, p.display_order`,
  cheapest: (sql) => sql`p.price`,
  dearest: (sql) => sql`p.price desc`,
  name: (sql) => sql`folded(p.name)`,
  newest: (sql) => sql`p.arrived_at desc`,
}

/** Of these words those that occur in no product, each with every word of one that is about as long. */
export const listUnknownWords = (sql: Sql, words: readonly string[]) => sql<
  { asked: string; word: string; known: string[] }[]
>`
  select asked.word as asked, folded(asked.word) as word, array(
      select distinct k.word from shop_products p, regexp_split_to_table(p.search_text, '[^[:alnum:]]+') k (word)
      where abs(char_length(k.word) - char_length(asked.word)) <= ${MOST_EDITS} order by k.word
    ) as known
  from unnest(${[...words]}::text[]) asked (word)
  where not exists (select from shop_products p where position(folded(asked.word) in p.search_text) > 0)`

/** One page of matching products and their number. Every word must occur, or one that it may be a typo of. */
export async function searchProducts(
  sql: Sql,
  { words, category, sort, skip, take }: ProductSearch,
): Promise<{ total: number; products: ProductCard[] }> {
  const found = sql`from shop_products p where true
    ${category ? sql`and p.category = ${category}` : sql``}
    and not exists (select from unnest(${words.map((likes) => likes.join('/'))}::text[]) w where not exists (
      select from unnest(string_to_array(w, '/')) one where position(folded(one) in p.search_text) > 0))`
  const [[count], products] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total ${found}`,
    sql<ProductCard[]>`select ${cardColumns(sql)} ${found} order by ${ORDER[sort](sql)}, p.display_order, p.id
      limit ${take} offset ${skip}`,
  ])
  return { total: count!.total, products: [...products] }
}

export async function findProduct(sql: Sql, slug: string): Promise<Product | undefined> {
  const [row] = await sql<Product[]>`select ${productColumns(sql)} from shop_products p where p.slug = ${slug}`
  return row
}

/** The same category first, available products before sold-out ones. */
export const listRelated = (sql: Sql, { id, category }: Product, most: number) => sql<ProductCard[]>`
  select ${cardColumns(sql)} from shop_products p where p.id <> ${id}
    order by p.category <> ${category}, p.stock = 0, p.display_order, p.id limit ${most}`

/** Products with a similar address; without any similarity, in default order. */
export const listNear = (sql: Sql, slug: string, most: number) => sql<ProductCard[]>`
  select ${cardColumns(sql)} from shop_products p
    order by similarity(p.slug, ${slug}) desc, p.stock = 0, p.display_order, p.id
    limit ${most}`

export const listByIds = (sql: Sql, ids: readonly string[]) => sql<ProductCard[]>`
  select ${cardColumns(sql)} from shop_products p where p.id = any(${[...ids]}::uuid[])`

export const listSlugs = (sql: Sql) => sql<{ slug: string; arrivedAt: Date }[]>`
  select slug, arrived_at as "arrivedAt" from shop_products order by display_order, id limit 45000`
