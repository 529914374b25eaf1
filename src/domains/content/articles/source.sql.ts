import type { Sql } from '#platform/db.ts'

export type ArticleSource = { slug: string; title: string; excerpt: string; markdown: string }

/** A published article as it was written, in Markdown. */
export async function findArticleSource(sql: Sql, slug: string, now: Date): Promise<ArticleSource | undefined> {
  const [row] = await sql<ArticleSource[]>`
    select slug, title, excerpt, markdown from content_articles where slug = ${slug} and published_at <= ${now}`
  return row
}
