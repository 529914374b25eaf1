import { findPersonByEmail } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import { isUuid } from '#shared/uuid.ts'
import { sentenceOf } from './acts.rules.ts'
import { changesOf } from './changes.rules.ts'
import type { LogEntry } from './contract.ts'
import { type LogFilter, refuse } from './rules.ts'
import { type LogAsked, listLog, type LogRow } from './sql.ts'

const A_PAGE = 50

/** A page of the log, latest first. Refuses `person_unknown` when nobody has that e-mail. */
export async function readLog(sql: Sql, { before, ...filter }: LogFilter & { before?: string | undefined }) {
  const rows = await listLog(sql, await askedOf(sql, filter), before, A_PAGE)
  return { entries: rows.map(entryOf), next: rows.length === A_PAGE ? String(rows.at(-1)!.id) : null }
}

/** Finds whom a filter is about. Refuses `person_unknown`. */
export async function askedOf(sql: Sql, { about, ...filter }: LogFilter): Promise<LogAsked> {
  if (!about) return filter
  const personId = isUuid(about) ? about : (await findPersonByEmail(sql, about.toLowerCase()))?.id
  if (!personId) throw refuse('person_unknown', { about: 'Não encontramos ninguém com este e-mail ou código.' })
  return { ...filter, personId }
}

export const entryOf = ({ id, n, kind, detail, before, after, ...row }: LogRow): LogEntry => ({
  ...row,
  id: String(id),
  n: n === null ? null : Number(n),
  kind,
  sentence: sentenceOf(kind, detail),
  changes: changesOf(before, after),
})
