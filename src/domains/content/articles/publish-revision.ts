import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { articlePublished } from '../facts.ts'
import { findAlt } from '../pictures/sql.ts'
import { renderMarkdown } from '../markdown.rules.ts'
import { findFields, lockText, recordPublic, type TextRow } from '../revisions/sql.ts'
import { refuse } from '../rules.ts'
import { type ArticleFields, faultsOf, scheduleFault } from './fields.rules.ts'
import { recordSlugPublic } from './slugs.sql.ts'
import { deleteArticle, findPublicSlug, recordArticle } from './sql.ts'

type Publication = { id: string; revision: number; from: Date | null; by: string; clock: Clock }

/**
 * Shows the newest revision to readers, at once or `from` an instant; the date of what is public stays. Refuses
 * `changed_meanwhile` for an older revision, `incomplete`, and an instant that is no schedule. Safe to repeat.
 */
export const publishRevision = (db: Db, { id, revision, from, by, clock }: Publication): Promise<void> =>
  inTransaction(db, async (tx) => {
    const text = await lockArticle(tx, id)
    const at = await clock(tx)
    if (text.revision !== revision) throw refuse('changed_meanwhile')
    const isPublic = text.publicFrom !== null && text.publicFrom <= at
    if (from && isPublic) throw refuse('already_public', { from: 'Tire do ar antes de agendar.' })
    const late = from && scheduleFault(from, at)
    if (late)
      throw refuse(late, { from: late === 'from_over' ? 'Este momento já passou.' : 'No máximo um ano adiante.' })
    const publishedAt = from ?? (isPublic ? text.publicFrom! : at)
    if (text.publicRevision === revision && text.publicFrom?.getTime() === publishedAt.getTime()) return
    const fields = (await findFields<ArticleFields>(tx, id, revision))!
    const isGone = fields.picture && (await findAlt(tx, fields.picture)) === undefined
    const faults = { ...faultsOf(fields), ...(isGone && { picture: 'Escolha a imagem outra vez.' }) }
    if (Object.keys(faults).length > 0) throw refuse('incomplete', faults)
    await showArticle(tx, { id, fields, number: revision, publishedAt, at })
    await recordSecurityEvent(tx, {
      kind: 'content.text_published',
      detail: publishedAt > at ? 'scheduled' : 'at_once',
      actorId: by,
      subjectId: id,
      before: { revision: text.publicRevision, from: text.publicFrom },
      after: { revision, from: publishedAt },
      at,
    })
  })

/** Takes an article from its readers; its revisions stay, and so do its slugs. Refuses `not_public`. */
export const unpublishArticle = (db: Db, { id, by, clock }: Omit<Publication, 'revision' | 'from'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const text = await lockArticle(tx, id)
    if (!text.publicFrom) throw refuse('not_public')
    const at = await clock(tx)
    const slug = await findPublicSlug(tx, id)
    await deleteArticle(tx, id)
    await recordPublic(tx, { id, number: null, from: null, at })
    if (slug) await announce(tx, articlePublished(slug))
    await recordSecurityEvent(tx, {
      kind: 'content.text_unpublished',
      actorId: by,
      subjectId: id,
      before: { revision: text.publicRevision, from: text.publicFrom },
      after: { revision: null },
      at,
    })
  })

async function lockArticle(tx: Tx, id: string): Promise<TextRow> {
  const text = await lockText(tx, id)
  if (text?.kind !== 'article') throw refuse('text_not_found')
  return text
}

type Shown = { id: string; fields: ArticleFields; number: number; publishedAt: Date; at: Date }

/** Writes what readers get of a revision, and tells every process. */
export async function showArticle(tx: Tx, { id, fields, number, publishedAt, at }: Shown) {
  const before = await findPublicSlug(tx, id)
  const rendered = await renderMarkdown(fields.markdown)
  const isAnnounced = publishedAt <= at
  await recordArticle(tx, { id, ...fields, ...rendered, publishedAt, changedAt: at, isAnnounced })
  await recordSlugPublic(tx, fields.slug)
  await recordPublic(tx, { id, number, from: publishedAt, at })
  await announce(tx, ...[...new Set([fields.slug, before ?? fields.slug])].map((slug) => articlePublished(slug)))
}
