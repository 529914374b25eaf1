import type { Sql, Tx } from '#platform/db.ts'
import type { TocEntry } from '../markdown.rules.ts'
import type { Category } from '../rules.ts'

export type PostRow = {
  id: string
  title: string
  excerpt: string
  slug: string
  category: Category
  emblem: string
  picture: string | null
  publishedAt: Date
}
export type ArticleRow = PostRow & {
  author: string
  sources: string[]
  /** What its picture shows. */
  alt: string | null
  changedAt: Date
  html: string
  contents: TocEntry[]
}
export type NewArticle = ArticleRow & { markdown: string; isAnnounced: boolean }

const post = (sql: Sql) =>
  sql`a.id, a.title, a.excerpt, a.slug, a.category, a.emblem, a.picture, a.published_at as "publishedAt"`

/** What readers get of an article. Title, excerpt and text are indexed by stems, without accents. */
export const recordArticle = (tx: Tx, a: Omit<NewArticle, 'alt'>) => tx`
  insert into content_articles (id, slug, title, excerpt, category, emblem, picture, author, sources, markdown, html,
    contents, published_at, changed_at, is_announced, search)
  values (${a.id}, ${a.slug}, ${a.title}, ${a.excerpt}, ${a.category}, ${a.emblem}, ${a.picture}, ${a.author},
    ${a.sources}, ${a.markdown}, ${a.html}, ${tx.json(a.contents)}, ${a.publishedAt}, ${a.changedAt}, ${a.isAnnounced},
    setweight(to_tsvector('portuguese', unaccent(${a.title})), 'A')
      || setweight(to_tsvector('portuguese', unaccent(${a.excerpt})), 'B')
      || setweight(to_tsvector('portuguese', unaccent(${a.markdown})), 'C'))
  on conflict (id) do update
  set slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt, category = excluded.category,
    emblem = excluded.emblem, picture = excluded.picture, author = excluded.author, sources = excluded.sources,
    markdown = excluded.markdown, html = excluded.html, contents = excluded.contents,
    published_at = excluded.published_at, changed_at = excluded.changed_at, is_announced = excluded.is_announced,
    search = excluded.search`

export const deleteArticle = (tx: Tx, id: string) => tx`delete from content_articles where id = ${id}`

/** Under which slug readers find it, now or from when it is scheduled. */
export async function findPublicSlug(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ slug: string }[]>`select slug from content_articles where id = ${id}`
  return row?.slug
}

/** Slugs of articles whose time has come since caches were told, each once. */
export async function takeDueArticles(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx<{ slug: string }[]>`
    update content_articles set is_announced = true
    where id in (select id from content_articles where not is_announced and published_at <= ${now}
      order by published_at limit ${most} for update skip locked)
    returning slug`
  return rows.map(({ slug }) => slug)
}

export const listRecent = (sql: Sql, now: Date, most: number) => sql<PostRow[]>`
  select ${post(sql)} from content_articles a where a.published_at <= ${now} order by a.published_at desc, a.id
    limit ${most}`

export type ArticleQuery = { text: string | undefined; category: Category | undefined; skip: number; take: number }

/** One page of the matching articles and their total, the best match first. */
export async function listArticlesMatching(
  sql: Sql,
  { text, category, skip, take }: ArticleQuery,
  now: Date,
): Promise<{ total: number; posts: PostRow[] }> {
  const asked = text ? sql`websearch_to_tsquery('portuguese', unaccent(${text}))` : undefined
  const found = sql`from content_articles a where a.published_at <= ${now}
    ${category ? sql`and a.category = ${category}` : sql``} ${asked ? sql`and (a.search @@ ${asked} or unaccent(a.title) ilike unaccent(${`%${text!.replace(/[\\%_]/g, '\\$&')}%`}))` : sql``}`
  const [[count], posts] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total ${found}`,
    sql<PostRow[]>`select ${post(sql)} ${found}
      order by ${asked ? sql`ts_rank(a.search, ${asked}) desc,` : sql``} a.published_at desc, a.id
      limit ${take} offset ${skip}`,
  ])
  return { total: count!.total, posts: [...posts] }
}

export async function findArticle(sql: Sql, slug: string, now: Date): Promise<ArticleRow | undefined> {
  const [row] = await sql<ArticleRow[]>`
    select ${post(sql)}, a.author, a.sources, a.changed_at as "changedAt", a.html, a.contents, p.alt
    from content_articles a left join content_pictures p on p.name = a.picture
    where a.slug = ${slug} and a.published_at <= ${now}`
  return row
}

/** Of the same category first, then the nearest in time. */
export const listRelated = (sql: Sql, { id, category, publishedAt }: PostRow, now: Date, most: number) => sql<
  PostRow[]
>`
  select ${post(sql)} from content_articles a where a.id <> ${id} and a.published_at <= ${now}
  order by a.category <> ${category}, abs(extract(epoch from a.published_at - ${publishedAt}::timestamptz)), a.id
    limit ${most}`

/** Articles whose slug resembles this one; if none does, the latest. */
export const listSimilarArticles = (sql: Sql, slug: string, now: Date, most: number) => sql<PostRow[]>`
  select ${post(sql)} from content_articles a where a.published_at <= ${now}
    order by similarity(a.slug, ${slug}) desc, a.published_at desc limit ${most}`

export const listOfCategory = (sql: Sql, category: Category, now: Date, most: number) => sql<PostRow[]>`
  select ${post(sql)} from content_articles a where a.published_at <= ${now}
    order by a.category <> ${category}, a.published_at desc, a.id limit ${most}`

export const listPublished = (sql: Sql, now: Date) => sql<{ slug: string; changedAt: Date }[]>`
  select slug, changed_at as "changedAt" from content_articles where published_at <= ${now} order by published_at desc
    limit 5000`
