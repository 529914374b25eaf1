import type { Sql, Tx } from '#platform/db.ts'
import type { TocEntry } from '../render-markdown.ts'
import type { Category } from '../rules.ts'

export type PostRow = {
  id: string
  title: string
  excerpt: string
  slug: string
  category: Category
  emblem: string
  publishedAt: Date
}
export type ArticleRow = PostRow & {
  author: string
  sources: string[]
  changedAt: Date
  html: string
  contents: TocEntry[]
}
export type NewArticle = ArticleRow & { markdown: string }

const post = (sql: Sql) => sql`a.id, a.title, a.excerpt, a.slug, a.category, a.emblem, a.published_at as "publishedAt"`

/** False: nothing changed. Title, excerpt and text are indexed by stems, without accents. */
export async function recordArticle(tx: Tx, a: NewArticle): Promise<boolean> {
  const rows = await tx`
    insert into content_articles (id, slug, title, excerpt, category, emblem, author, sources, markdown, html,
      contents, published_at, changed_at, search)
    values (${a.id}, ${a.slug}, ${a.title}, ${a.excerpt}, ${a.category}, ${a.emblem}, ${a.author}, ${a.sources},
      ${a.markdown}, ${a.html}, ${tx.json(a.contents)},
      ${a.publishedAt}, ${a.changedAt},
      setweight(to_tsvector('portuguese', unaccent(${a.title})),
        'A') || setweight(to_tsvector('portuguese', unaccent(${a.excerpt})), 'B')
        || setweight(to_tsvector('portuguese', unaccent(${a.markdown})), 'C'))
    on conflict (slug) do update
      set title = excluded.title, excerpt = excluded.excerpt, category = excluded.category, emblem = excluded.emblem,
      author = excluded.author, sources = excluded.sources, markdown = excluded.markdown, html = excluded.html,
        contents = excluded.contents,
      published_at = excluded.published_at, changed_at = excluded.changed_at, search = excluded.search
    where (content_articles.title, content_articles.excerpt, content_articles.category, content_articles.emblem,
      content_articles.author, content_articles.sources, content_articles.html)
      is distinct from (excluded.title, excluded.excerpt, excluded.category, excluded.emblem, excluded.author,
        excluded.sources, excluded.html)
    returning id`
  return rows.length > 0
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
    select ${post(sql)}, a.author, a.sources, a.changed_at as "changedAt", a.html, a.contents from content_articles a
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
