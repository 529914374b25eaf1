import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Item } from './contract.ts'
import { ITEM_KINDS, type ItemKind } from './rules.ts'

/** In the order in which kinds are shown. */
export const byKind = (sql: Sql) => sql`array_position(${[...ITEM_KINDS]}::text[], kind), position, slug`

/** What is on sale now, at the price in force. */
export const listItems = (sql: Sql, now: Date) => sql<Item[]>`
  select slug, kind, title, summary, p.version, price as "priceCents", bonus as "bonusCents", minutes,
    ceiling as "ceilingCents", consultations,
    answer_hours as "answerHours", answer_percent as "answerPercent"
  from catalogue_items i join catalogue_prices p using (slug)
  where p.version = price_version_at(slug, ${now})
    and i.published_from <= ${now} and (i.published_until is null or i.published_until > ${now})
  order by ${byKind(sql)}`

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
  answerPercent: number | null
}

/** Inserts an item on sale, or updates it, without its price. The row stays locked. */
export const recordItem = (
  tx: Tx,
  item: Pick<Item, 'slug' | 'kind' | 'title' | 'summary' | 'consultations'> & { position: number; changedAt: Date },
) => tx`
  insert into catalogue_items (slug, kind, title, summary, consultations, position, changed_at, published_from)
  values (${item.slug}, ${item.kind}, ${item.title}, ${item.summary}, ${item.consultations}, ${item.position},
    ${item.changedAt}, ${item.changedAt})
  on conflict (slug) do update
    set kind = excluded.kind, title = excluded.title, summary = excluded.summary,
    consultations = excluded.consultations,
    position = excluded.position, changed_at = excluded.changed_at`

/** The latest version, which is in force unless it was scheduled. */
export async function findLatestPrice(sql: Sql, slug: string): Promise<PriceVersion | undefined> {
  const [row] = await sql<PriceVersion[]>`
    select version, price, bonus, minutes, ceiling, answer_hours as "answerHours", answer_percent as "answerPercent"
      from catalogue_prices
      where slug = ${slug} order by version desc limit 1`
  return row
}

/** A new version of the price, in force from `since` on. */
export const insertPriceVersion = (tx: Tx, { slug, since, ...p }: PriceVersion & { slug: string; since: Date }) => tx`
  insert into catalogue_prices (slug, version, price, bonus, minutes, ceiling, answer_hours, answer_percent, since)
  values (${slug}, ${p.version}, ${p.price}, ${p.bonus}, ${p.minutes}, ${p.ceiling}, ${p.answerHours},
    ${p.answerPercent}, ${since})`

export type PricedItem = PriceVersion & {
  slug: string
  kind: ItemKind
  title: string
  /** When a newer price replaced it; null: in force. */
  replacedAt: Date | null
}

/**
 * An item on sale at this instant, at one version of its price that somebody could have seen on the shelf, or at the
 * one in force.
 */
export async function findPricedItem(
  sql: Sql,
  slug: string,
  { version, at }: { version?: number | undefined; at: Date },
): Promise<PricedItem | undefined> {
  const [row] = await sql<PricedItem[]>`
    select i.slug, i.kind, i.title, p.version, p.price, p.bonus, p.minutes, p.ceiling, p.answer_hours as "answerHours",
      p.answer_percent as "answerPercent", r.at as "replacedAt"
    from catalogue_items i
    join catalogue_prices p on p.slug = i.slug and p.version = coalesce(${version ?? null}, price_version_at(i.slug, ${at}))
    cross join lateral (
      select min(n.since) as at from catalogue_prices n
      where n.slug = p.slug and (n.since, n.version) > (p.since, p.version) and n.since <= ${at}
        and not exists (select from catalogue_undone_prices u where u.slug = n.slug and u.version = n.version)
    ) r
    where i.slug = ${slug} and p.since <= ${at}
      and i.published_from <= ${at} and (i.published_until is null or i.published_until > ${at})
      and (r.at is null or r.at > i.published_from)
      and not exists (select from catalogue_undone_prices u where u.slug = p.slug and u.version = p.version)`
  return row
}
