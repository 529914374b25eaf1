import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import type { searchPosts } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'
import { toPost } from './article-view.ts'
import { listArticlesMatching } from './sql.ts'

/** One page of the list. A page after the last one is empty, never an error. */
export async function searchArticles(db: Db, { text, category, page = 1 }: InputOf<typeof searchPosts>, now: Date) {
  const { total, posts } = await listArticlesMatching(
    db,
    { text: text?.trim() || undefined, category, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE },
    now,
  )
  return { posts: posts.map(toPost), total, page, pages: Math.ceil(total / PAGE_SIZE) }
}
