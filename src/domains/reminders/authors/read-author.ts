import type { Sql } from '#platform/db.ts'
import { refuse } from './rules.ts'
import type { Author } from './contract.ts'
import { findAuthor, isArticle, listPossibleAuthors } from './sql.ts'

const MOST = 5_000

/** Whose article this is, and who may be chosen. Refuses `article_not_found`. */
export async function readAuthor(sql: Sql, articleId: string): Promise<Author> {
  if (!(await isArticle(sql, articleId))) throw refuse('article_not_found')
  const [author, consultants] = await Promise.all([findAuthor(sql, articleId), listPossibleAuthors(sql, MOST)])
  return { consultantId: author ?? null, consultants: [...consultants] }
}
