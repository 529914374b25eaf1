import type { Sql } from '#platform/db.ts'
import { pageOf, parseCursor } from '#shared/exact-cursor.ts'
import type { Thread } from './contract.ts'
import { listThreads as list, type ThreadRow } from './sql.ts'

const PAGE = 20

/** The correspondences of a person, the latest first, twenty at a time. */
export async function listThreads(
  sql: Sql,
  { id, role }: { id: string; role: string },
  before: string | undefined,
): Promise<{ threads: Thread[]; next: string | null }> {
  const you = role === 'consultor' ? 'consultant' : 'client'
  const rows = await list(sql, id, { you, before: before ? parseCursor(before) : undefined, most: PAGE + 1 })
  const { page, next } = pageOf(rows, PAGE)
  return { threads: page.map((row) => threadOf(row, you)), next }
}

function threadOf(row: Omit<ThreadRow, 'exactly'>, you: Thread['you']): Thread {
  const { id, name, portrait, at, isUnread, state, dueAt, isOnHold } = row
  const other = { id, name, imageUrl: portrait && `/api/portraits/${portrait}` }
  return { you, other, at, isUnread, ...latestOf(row), state, dueAt, isOnHold }
}

/** Who wrote last, and how it begins. */
function latestOf(row: Omit<ThreadRow, 'exactly'>): Pick<Thread, 'by' | 'words'> {
  const { question, answer, movedAt, followUp, followedUpAt } = row
  if (followedUpAt && (!movedAt || followedUpAt > movedAt)) return { by: 'consultant', words: followUp! }
  return answer === null ? { by: 'client', words: question ?? '' } : { by: 'consultant', words: answer }
}
