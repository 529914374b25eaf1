import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Item } from './contract.ts'
import { ITEM_KINDS, type ItemKind } from './rules.ts'

export const listItems = (sql: Sql) => sql<Item[]>`
  select slug, kind, title, summary, version, price as "priceCents", bonus as "bonusCents", minutes,
    ceiling as "ceilingCents", consultations,
    answer_hours as "answerHours"
  from catalogue_items i join catalogue_prices p using (slug, version)
  order by array_position(${[...ITEM_KINDS]}::text[], kind), position, slug`

/** Of every item there is or was. */
export const listSlugs = async (sql: Sql): Promise<string[]> =>
  (await sql<{ slug: string }[]>`select slug from catalogue_items`).map(({ slug }) => slug)

export type PriceVersion = {
  version: number
  price: Centavos | null
  bonus: Centavos
  minutes: number | null
  ceiling: Centavos | null
  answerHours: number | null
}

/** Inserts or updates an item without its price. The row stays locked. */
export const recordItem = (
  tx: Tx,
  item: Pick<Item, 'slug' | 'kind' | 'title' | 'summary' | 'consultations'> & { position: number; changedAt: Date },
) => tx`
  insert into catalogue_items (slug, kind, title, summary, consultations, position, changed_at)
  values (${item.slug}, ${item.kind}, ${item.title}, ${item.summary}, ${item.consultations}, ${item.position},
    ${item.changedAt})
  on conflict (slug) do update
    set kind = excluded.kind, title = excluded.title, summary = excluded.summary,
    consultations = excluded.consultations,
    position = excluded.position, changed_at = excluded.changed_at`

export async function findCurrentPrice(sql: Sql, slug: string): Promise<PriceVersion | undefined> {
  const [row] = await sql<PriceVersion[]>`
    select version, price, bonus, minutes, ceiling, answer_hours as "answerHours" from catalogue_items i
      join catalogue_prices p using (slug, version) where slug = ${slug}`
  return row
}

/** A new version of the price, valid from now on. */
export const insertPriceVersion = (
  tx: Tx,
  { slug, version, price, bonus, minutes, ceiling, answerHours, since }: PriceVersion & { slug: string; since: Date },
) => tx`
  with dated as (
    insert into catalogue_prices (slug, version, price, bonus, minutes, ceiling, answer_hours, since)
    values (${slug}, ${version}, ${price}, ${bonus}, ${minutes}, ${ceiling}, ${answerHours}, ${since})
      returning slug, version
  )
  update catalogue_items i set version = d.version from dated d where i.slug = d.slug`

export type PricedItem = PriceVersion & {
  slug: string
  kind: ItemKind
  title: string
  /** When a newer price replaced it; null: current. */
  replacedAt: Date | null
}

/** An item at one version of its price, or at the current one. */
export async function findPricedItem(sql: Sql, slug: string, version?: number): Promise<PricedItem | undefined> {
  const [row] = await sql<PricedItem[]>`
    select i.slug, i.kind, i.title, p.version, p.price, p.bonus, p.minutes, p.ceiling, p.answer_hours as "answerHours",
      (select min(since) from catalogue_prices n where n.slug = p.slug and n.version > p.version) as "replacedAt"
    from catalogue_items i
      join catalogue_prices p on p.slug = i.slug and p.version = coalesce(${version ?? null}, i.version)
      where i.slug = ${slug}`
  return row
}
