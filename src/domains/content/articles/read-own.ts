import type { Sql } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { findAlt } from '../pictures/sql.ts'
import { stateOf } from '../revisions/rules.ts'
import { findFields, findText, listRevisions, listTexts, type TextRow } from '../revisions/sql.ts'
import { refuse } from '../rules.ts'
import type { ArticleFields } from './fields.rules.ts'
import { wasEverPublic } from './slugs.sql.ts'
import { findPublicSlug } from './sql.ts'
import type { listOwnArticles, TextHead } from './team.contract.ts'

const PAGE = 50
const REVISIONS = 30
const AFTER_ALL = 2 ** 31 - 1

const headOf = (text: TextRow, now: Date): TextHead => ({ ...text, slug: text.name, state: stateOf(text, now) })
const cursorOf = ({ changedAt, id }: TextRow) => `${changedAt.toISOString()}_${id}`

/** A page of articles as the team sees them. */
export async function listOwn(sql: Sql, { words, state, after }: InputOf<typeof listOwnArticles>, now: Date) {
  const [at, id] = after?.split('_') ?? []
  const changedAt = new Date(at ?? '')
  const place = id && !Number.isNaN(changedAt.getTime()) ? { changedAt, id } : undefined
  const asked = { kind: 'article', words: words || undefined, state, after: place, now, most: PAGE } as const
  const rows = await listTexts(sql, asked)
  const last = rows.length === PAGE ? rows.at(-1) : undefined
  return { articles: rows.map((row) => headOf(row, now)), next: last ? cursorOf(last) : null }
}

/** One article with its newest revision. Refuses `text_not_found`. */
export async function readOwn(sql: Sql, id: string, now: Date) {
  const text = await findArticleText(sql, id)
  const { fields } = await readRevision(sql, id, text.revision)
  const [alt, publicSlug, wasPublic] = await Promise.all([
    fields.picture ? findAlt(sql, fields.picture) : undefined,
    findPublicSlug(sql, id),
    wasEverPublic(sql, id),
  ])
  return { ...headOf(text, now), fields, pictureAlt: alt ?? null, publicSlug: publicSlug ?? null, wasPublic }
}

/** A page of the revisions of an article, those before `before`. Refuses `text_not_found`. */
export async function readRevisions(sql: Sql, id: string, before = AFTER_ALL) {
  await findArticleText(sql, id)
  const revisions = await listRevisions(sql, id, before, REVISIONS)
  return { revisions: [...revisions], hasMore: (revisions.at(-1)?.number ?? 1) > 1 }
}

/** What one revision of an article says. Refuses `revision_not_found`. */
export async function readRevision(sql: Sql, id: string, number: number): Promise<{ fields: ArticleFields }> {
  await findArticleText(sql, id)
  const fields = await findFields<ArticleFields>(sql, id, number)
  if (!fields) throw refuse('revision_not_found')
  return { fields }
}

async function findArticleText(sql: Sql, id: string): Promise<TextRow> {
  const text = await findText(sql, id)
  if (text?.kind !== 'article') throw refuse('text_not_found')
  return text
}
