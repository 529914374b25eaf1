import type { Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { toArticle, toPost } from './article-view.ts'
import { findArticle, listRelated } from './sql.ts'

const RELATED = 3

/** An article with related ones. Refuses `article_not_found`, also for one that is scheduled for later. */
export async function readArticle(db: Db, slug: string, now: Date) {
  const row = await findArticle(db, slug, now)
  if (!row) throw refuse('article_not_found')
  return { article: toArticle(row), related: (await listRelated(db, row, now, RELATED)).map(toPost) }
}
