import type { Sql } from '#platform/db.ts'
import { pageOf, parseCursor } from '#shared/exact-cursor.ts'
import { notedSince, refuse } from './rules.ts'
import * as sql from './sql.ts'

const PAGE = 20
const MOST_TAGS_SHOWN = 30

type Wish = { search?: string | undefined; tag?: string | undefined; before?: string | undefined }

const positionOf = (before: string | undefined) => (before ? parseCursor(before) : undefined)

/** Who consulted this consultant, the latest first, twenty at a time; all words of a search have to be found. */
export async function listClients(db: Sql, consultantId: string, { search = '', tag, before }: Wish) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const [rows, tags] = await Promise.all([
    sql.listClients(db, consultantId, { words, tag: tag || undefined, before: positionOf(before), most: PAGE + 1 }),
    before ? [] : sql.listTags(db, consultantId, MOST_TAGS_SHOWN),
  ])
  const { page, next } = pageOf(rows, PAGE)
  return { clients: page, next, tags }
}

/** What one client consulted about, twenty at a time. Refuses somebody who is no client of theirs. */
export async function listClientEntries(db: Sql, pair: { consultantId: string; clientId: string }, before?: string) {
  const [client, rows] = await Promise.all([
    sql.findClient(db, pair.consultantId, pair.clientId),
    sql.listEntries(db, pair, { before: positionOf(before), most: PAGE + 1 }),
  ])
  if (!client) throw refuse('not_found')
  const { page, next } = pageOf(rows, PAGE)
  const entries = page.map(({ note, noteBefore, ...entry }) => ({ ...entry, noted: notedSince(note, noteBefore) }))
  return { entries, next }
}
