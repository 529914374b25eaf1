import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { addRevision } from '../revisions/add-revision.ts'
import { refuse } from '../rules.ts'
import type { ArticleFields } from './fields.rules.ts'
import { claimSlug, releaseSlugs } from './slugs.sql.ts'

type Saved = { id: string; base: number; fields: ArticleFields; by: string | null; at: Date }

/**
 * Keeps a revision of an article, which no reader sees yet; answers its number. `base`: the one that was changed, 0 for
 * a new article. Refuses `changed_meanwhile`, and a slug that another article has or had. Safe to repeat.
 */
export const saveArticle = (db: Db, saved: Saved): Promise<number> => inTransaction(db, (tx) => writeArticle(tx, saved))

/** The same inside a transaction. */
export async function writeArticle(tx: Tx, { id, base, fields, by, at }: Saved): Promise<number> {
  const { slug, title } = fields
  const written = { id, kind: 'article' as const, name: slug, title, fields, base, by, at }
  const { number, isNew } = await addRevision(tx, written)
  if (!isNew) return number
  if ((await claimSlug(tx, slug, id)) !== id)
    throw refuse('slug_taken', { slug: 'Este endereço é, ou já foi, de outro artigo. Escolha outro.' })
  await releaseSlugs(tx, id, slug)
  return number
}
