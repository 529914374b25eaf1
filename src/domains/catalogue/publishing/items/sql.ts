import type { Sql, Tx } from '#platform/db.ts'
import type { ItemKind } from '../../rules.ts'
import { byKind } from '../../sql.ts'
import type { PriceVersion } from './contract.ts'

export type ItemRow = {
  slug: string
  kind: ItemKind
  title: string
  summary: string
  consultations: number | null
  from: Date | null
  until: Date | null
  revision: number
}

const columns = (sql: Sql) => sql`
  slug, kind, title, summary, consultations, published_from as "from", published_until as until, revision`

const price = (sql: Sql) => sql`
  json_build_object('version', p.version, 'since', p.since, 'priceCents', p.price, 'bonusCents', p.bonus,
    'minutes', p.minutes, 'ceilingCents', p.ceiling, 'answerHours', p.answer_hours, 'answerPercent', p.answer_percent,
    'isUndone', exists (select from catalogue_undone_prices u where u.slug = p.slug and u.version = p.version))`

/** A price as JSON brings it: its instant and its centavos are made again by `priceOf`. */
export type PriceJson = { version: number; since: string; isUndone: boolean } & Record<
  'priceCents' | 'minutes' | 'ceilingCents' | 'answerHours' | 'answerPercent',
  number | null
> & { bonusCents: number }

export type ListedRow = ItemRow & { current: PriceJson; next: PriceJson | null; latest: number }

/** All items that were not removed, or one, with the price in force, the next one, and the number of the latest. */
export const listRows = (sql: Sql, { at, slug = null }: { at: Date; slug?: string | null }) => sql<ListedRow[]>`
  select ${columns(sql)}, (select max(version) from catalogue_prices l where l.slug = i.slug) as latest,
    (select ${price(sql)} from catalogue_prices p where p.slug = i.slug
      and p.version = price_version_at(i.slug, ${at})) as current,
    (select ${price(sql)} from catalogue_prices p where p.slug = i.slug and p.since > ${at}
      and not exists (select from catalogue_undone_prices u where u.slug = p.slug and u.version = p.version)
      order by p.since, p.version limit 1) as next
  from catalogue_items i where removed_at is null ${slug === null ? sql`` : sql`and slug = ${slug}`}
  order by ${byKind(sql)}`

/** The newest first. */
export const listPrices = (sql: Sql, slug: string, most: number) => sql<{ price: PriceJson }[]>`
  select ${price(sql)} as price from catalogue_prices p where p.slug = ${slug} order by p.version desc limit ${most}`

export const priceOf = ({ since, priceCents, bonusCents, ceilingCents, ...rest }: PriceJson): PriceVersion => ({
  ...rest,
  since: new Date(since),
  priceCents: priceCents === null ? null : BigInt(priceCents),
  bonusCents: BigInt(bonusCents),
  ceilingCents: ceilingCents === null ? null : BigInt(ceilingCents),
})

export async function lockItem(tx: Tx, slug: string): Promise<ItemRow | undefined> {
  const [row] = await tx<ItemRow[]>`
    select ${columns(tx)} from catalogue_items where slug = ${slug} and removed_at is null for update`
  return row
}

/** Orders of an item: how many can still be paid, and whether there ever was one. */
export async function findOrdered(sql: Sql, slug: string): Promise<{ paying: number; wasOrdered: boolean }> {
  const [row] = await sql<{ paying: number; wasOrdered: boolean }[]>`
    select (select count(*)::int from catalogue_orders where slug = ${slug} and state in ('open', 'awaiting')) as paying,
      exists (select from catalogue_orders where slug = ${slug}) as "wasOrdered"`
  return row!
}

type Draft = Pick<ItemRow, 'slug' | 'kind' | 'title' | 'summary' | 'consultations'> & { at: Date }

/** Last of its kind. False: the slug is taken, perhaps by one that was removed. */
export async function insertDraft(tx: Tx, i: Draft): Promise<boolean> {
  const rows = await tx`
    insert into catalogue_items (slug, kind, title, summary, consultations, position, changed_at)
    select ${i.slug}, ${i.kind}, ${i.title}, ${i.summary}, ${i.consultations},
      coalesce(max(position) + 1, 0), ${i.at} from catalogue_items
    on conflict (slug) do nothing returning slug`
  return rows.length > 0
}

export const updateWords = (tx: Tx, i: Pick<Draft, 'slug' | 'title' | 'summary' | 'consultations' | 'at'>) => tx`
  update catalogue_items set title = ${i.title}, summary = ${i.summary}, consultations = ${i.consultations},
    changed_at = ${i.at}, revision = revision + 1 where slug = ${i.slug}`

export const updatePublication = (tx: Tx, slug: string, from: Date | null, until: Date | null) => tx`
  update catalogue_items set published_from = ${from}, published_until = ${until}, revision = revision + 1
  where slug = ${slug}`

export const markRemoved = (tx: Tx, slug: string, at: Date) =>
  tx`update catalogue_items set removed_at = ${at} where slug = ${slug}`

/** The items of a kind in this order; the places that they have together stay the same. */
export const updatePlaces = (tx: Tx, slugs: readonly string[]) => tx`
  with wanted as (select slug, n from unnest(${[...slugs]}::text[]) with ordinality as t (slug, n)),
  places as (
    select position, row_number() over (order by position, slug) as n from catalogue_items
    where slug = any(${[...slugs]}::text[])
  )
  update catalogue_items i set position = p.position from wanted w join places p using (n) where i.slug = w.slug`

export async function findScheduled(tx: Tx, slug: string, version: number) {
  const [row] = await tx<{ since: Date; isUndone: boolean }[]>`
    select since, exists (select from catalogue_undone_prices u where u.slug = p.slug and u.version = p.version) as "isUndone"
    from catalogue_prices p where slug = ${slug} and version = ${version}`
  return row
}

export const insertUndone = (tx: Tx, slug: string, version: number, at: Date) => tx`
  insert into catalogue_undone_prices (slug, version, undone_at) values (${slug}, ${version}, ${at})`
