import type { Sql } from '#platform/db.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { sentenceOf } from './acts.rules.ts'
import { listOwnLog } from './sql.ts'

const A_PAGE = 30
const MOST_TO_TAKE = 1_000

/** What the team did or read about a person, as that person sees it: somebody of the team, never who. */
export async function readOwnLog(sql: Sql, { personId, before }: { personId: string; before?: string | undefined }) {
  const rows = await listOwnLog(sql, personId, before, A_PAGE)
  const acts = rows.map(({ id, at, kind, detail }) => ({ id: String(id), at, sentence: sentenceOf(kind, detail) }))
  return { acts, next: rows.length === A_PAGE ? acts.at(-1)!.id : null }
}

/** The same to take along with everything else that is kept. */
export const takeOwnLog = async (sql: Sql, personId: string) =>
  (await listOwnLog(sql, personId, undefined, MOST_TO_TAKE)).map(({ at, kind, detail }) => ({
    quando: formatDayAndTime(at),
    'o que a equipe fez': sentenceOf(kind, detail),
  }))
