import { inTransaction, type Db } from '#platform/db.ts'
import { areSame } from '../revisions/rules.ts'
import { findFields, findText } from '../revisions/sql.ts'
import type { ArticleFields } from './fields.rules.ts'
import { showArticle } from './publish-revision.ts'
import { writeArticle } from './save-article.ts'
import { findOwnerOfSlug } from './slugs.sql.ts'

type NewText = Omit<ArticleFields, 'picture'> & { id: string; publishedAt: Date; now: Date }

/**
 * Publishes an article that comes with the product, or its corrected version, under its slug. The same text again
 * changes nothing.
 */
export const publishArticle = (db: Db, { now: at, id: newId, publishedAt, ...written }: NewText): Promise<void> =>
  inTransaction(db, async (tx) => {
    const fields = { ...written, picture: null }
    const id = (await findOwnerOfSlug(tx, fields.slug)) ?? newId
    const base = (await findText(tx, id))?.revision ?? 0
    if (base && areSame(await findFields(tx, id, base), fields)) return
    const number = await writeArticle(tx, { id, base, fields, by: null, at })
    await showArticle(tx, { id, fields, number, publishedAt, at })
  })
