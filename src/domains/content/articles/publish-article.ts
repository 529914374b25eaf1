import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { articlePublished } from '../facts.ts'
import { renderMarkdown } from '../render-markdown.ts'
import type { Category } from '../rules.ts'
import { recordArticle } from './sql.ts'

type NewText = {
  id: string
  slug: string
  title: string
  excerpt: string
  category: Category
  emblem: string
  author: string
  sources: string[]
  markdown: string
  publishedAt: Date
  now: Date
}

/** Publishes an article, or its corrected version, under its slug. The same text again changes nothing. */
export async function publishArticle(db: Db, { now, ...text }: NewText) {
  const rendered = await renderMarkdown(text.markdown)
  await inTransaction(db, async (tx) => {
    if (await recordArticle(tx, { ...text, ...rendered, changedAt: now }))
      await announce(tx, articlePublished(text.slug))
  })
}
