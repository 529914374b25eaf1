import type { Tx } from '#platform/db.ts'

/** Copies of the demo's products under other names, with three variants each; some sold out, some low. */
export async function insertManyProducts(tx: Tx, count: number) {
  await tx`
    create temporary table copies on commit drop as
    with originals as (select *, row_number() over (order by display_order) - 1 as place, count(*) over () as many
      from shop_products)
    select gen_random_uuid() as copy, n, o.* from generate_series(1, ${count}::int) n
      join originals o on o.place = n % o.many`
  await tx`
    insert into shop_products (id, slug, name, category, summary, description, facts, picture, display_order,
      arrived_at, state)
    select copy, slug || '-' || n, name || ' ' || n, category, summary, description, facts, picture, 1000 + n,
      arrived_at - n * interval '1 hour', case when n % 50 = 0 then 'draft' else 'published' end from copies`
  await tx`
    insert into shop_variants (id, product_id, name, sku, price, stock, alarm_at, weight_grams, display_order)
    select gen_random_uuid(), copy, 'Edição ' || v, 'B-' || n || '-' || v, 2000 + (n * 37 + v * 500) % 40000,
      case when n % 20 = 0 then 0 else (n * v) % 40 end, 3, 300, v from copies, generate_series(1, 3) v`
}
