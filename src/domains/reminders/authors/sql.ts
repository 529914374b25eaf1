import type { Sql, Tx } from '#platform/db.ts'

export async function isArticle(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select from content_texts where id = ${id} and kind = 'article'`).length > 0
}

export async function findAuthor(sql: Sql, articleId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select consultant_id as id from article_authors where article_id = ${articleId}`
  return row?.id
}

/** People who attend, by name; programs write nothing. */
export const listPossibleAuthors = (sql: Sql, most: number) => sql<{ id: string; name: string }[]>`
  select id, name from consultants where approved_at is not null and not is_automatic order by name, id limit ${most}`

/** What was told of an article stays told, whoever is named. False: nobody of that id attends. */
export async function recordAuthor(tx: Tx, articleId: string, consultantId: string): Promise<boolean> {
  const { count } = await tx`
    insert into article_authors (article_id, consultant_id)
    select ${articleId}, id from consultants
    where id = ${consultantId} and approved_at is not null and not is_automatic
    on conflict (article_id) do update set consultant_id = excluded.consultant_id`
  return count > 0
}

/** An article that was told keeps its mark, and has no author. */
export const deleteAuthor = (tx: Tx, articleId: string) => tx`
  update article_authors set consultant_id = null where article_id = ${articleId}`

type Published = { articleId: string; consultantId: string; publishedAt: Date }

/** Marks published articles of consultants as told, each once; whoever takes one makes news of it. */
export const takePublished = (tx: Tx, now: Date, most: number) => tx<Published[]>`
  update article_authors w set told_at = ${now} from (
    select w.article_id, a.published_at from article_authors w join content_articles a on a.id = w.article_id
    where w.told_at is null and w.consultant_id is not null and a.published_at <= ${now}
    order by a.published_at limit ${most} for update of w skip locked
  ) due
  where w.article_id = due.article_id
  returning w.article_id as "articleId", w.consultant_id as "consultantId", due.published_at as "publishedAt"`
