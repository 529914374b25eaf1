import type { Sql } from '#platform/db.ts'
import { findFields, findText, listRevisions } from '../revisions/sql.ts'
import { refuse } from '../rules.ts'
import { idOfName } from '../text-files.ts'
import { defaultOf } from './defaults.ts'
import { isTextKey, NAMED_TEXTS, type TextFields, type TextKey } from './named.rules.ts'
import { findNamed, listNamed } from './sql.ts'

const REVISIONS = 30
const AFTER_ALL = 2 ** 31 - 1

/** What readers get of a text: the newest revision (0: the product's own). */
export async function readShown(sql: Sql, key: TextKey): Promise<{ revision: number; fields: TextFields }> {
  const row = await findNamed(sql, idOfName(key))
  return row ?? { revision: 0, fields: defaultOf(key) }
}

/** All texts that have a name, with when each was changed; null: it says what the product says. */
export async function listTextHeads(sql: Sql) {
  const changed = new Map((await listNamed(sql)).map((row) => [row.id, row]))
  return Object.entries(NAMED_TEXTS).map(([key, { label, where }]) => {
    const row = changed.get(idOfName(key))
    return { key, label, where, revision: row?.revision ?? 0, changedAt: row?.changedAt ?? null }
  })
}

const known = (key: string): TextKey => {
  if (!isTextKey(key)) throw refuse('text_not_found')
  return key
}

/** One text as the team writes it. Refuses `text_not_found`. */
export async function readNamed(sql: Sql, asked: string) {
  const key = known(asked)
  const { revision, fields } = await readShown(sql, key)
  return { key, revision, fields: pairs(fields) }
}

/** What one revision says; 0: what the product says. Refuses `revision_not_found`. */
export async function readNamedRevision(sql: Sql, asked: string, number: number) {
  const key = known(asked)
  const fields = number === 0 ? defaultOf(key) : await findFields<TextFields>(sql, idOfName(key), number)
  if (!fields) throw refuse('revision_not_found')
  return { fields: pairs(fields) }
}

/** A page of the revisions of a text, the newest first; the product's own is none of them. */
export async function readNamedRevisions(sql: Sql, asked: string, before = AFTER_ALL) {
  const id = idOfName(known(asked))
  const revisions = (await findText(sql, id)) ? [...(await listRevisions(sql, id, before, REVISIONS))] : []
  return { revisions, hasMore: (revisions.at(-1)?.number ?? 1) > 1 }
}

const pairs = (fields: TextFields) => Object.entries(fields).map(([name, value]) => ({ name, value }))
