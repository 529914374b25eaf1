import { pictureSource, pictureUrl } from '../pictures/rules.ts'
import { CATEGORIES } from '../rules.ts'
import type { Article, BlogPost } from '../contract.ts'
import type { ArticleRow, PostRow } from './sql.ts'

/** A row as a post of the spec. */
export const toPost = ({ id, title, excerpt, slug, publishedAt, category, emblem, picture }: PostRow): BlogPost => ({
  id,
  title,
  excerpt,
  slug,
  date: publishedAt,
  category: CATEGORIES[category],
  imageUrl: picture ? pictureUrl(picture) : `/plates/${emblem}.svg`,
})

export const toArticle = (row: ArticleRow): Article => ({
  ...toPost(row),
  categoryName: row.category,
  author: row.author,
  sources: row.sources,
  picture: row.picture === null ? null : { ...pictureSource(row.picture), alt: row.alt ?? '' },
  changedAt: row.changedAt,
  html: row.html,
  contents: row.contents,
})
