import type { Sql, Tx } from '#platform/db.ts'

export type BrokenLink = { page: string; title: string; href: string }

/** Texts of articles that readers see, a hundred at a time. */
export const readPublicTexts = (sql: Sql, now: Date) =>
  sql<{ slug: string; title: string; html: string }[]>`
    select slug, title, html from content_articles where published_at <= ${now}`.cursor(100)

/** Slugs under which articles are found, or were and lead on. */
export const listSlugs = (sql: Sql, now: Date) => sql<{ slug: string }[]>`
  select s.slug from content_slugs s join content_articles a on a.id = s.text_id
  where s.was_public and a.published_at <= ${now}`

/** Replaces what the last round found; what is still broken keeps since when. */
export async function replaceBroken(tx: Tx, links: readonly BrokenLink[], now: Date) {
  const [pages, titles, hrefs] = [links.map((l) => l.page), links.map((l) => l.title), links.map((l) => l.href)]
  await tx`
    delete from content_broken_links b where not exists (
      select from unnest(${pages}::text[], ${hrefs}::text[]) as found (page, href)
      where found.page = b.page and found.href = b.href)`
  await tx`
    insert into content_broken_links (page, title, href, found_at)
    select page, title, href, ${now} from unnest(${pages}::text[], ${titles}::text[], ${hrefs}::text[])
      as found (page, title, href)
    on conflict (page, href) do update set title = excluded.title`
}

export const listBroken = (sql: Sql, most: number) => sql<(BrokenLink & { foundAt: Date })[]>`
  select page, title, href, found_at as "foundAt" from content_broken_links order by found_at, page, href limit ${most}`
