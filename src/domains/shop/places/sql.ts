import type { Sql } from '#platform/db.ts'
import type { NamedProduct } from './contract.ts'
import type { Place } from './rules.ts'

/** The first published product of this place of which there is a piece. */
export async function findBeside(sql: Sql, place: Place): Promise<NamedProduct | null> {
  const [row] = await sql<NamedProduct[]>`
    select slug, name, category from shop_products p
    where state = 'published' and goes_with @> array[${place}::text] and exists (
      select from shop_variants v where v.product_id = p.id and v.withdrawn_at is null and v.stock > 0)
    order by display_order, id limit 1`
  return row ?? null
}
