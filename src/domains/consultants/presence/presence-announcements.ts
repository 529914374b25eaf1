import type { Announcement } from '#platform/bus.ts'
import type { Sql } from '#platform/db.ts'
import { findStatus } from './sql.ts'

/**
 * What to announce about a consultant's presence: the badge as it stands at this point of the transaction to whoever
 * looks at this consultant, and that something changed to whoever looks at everybody.
 */
export async function presenceAnnouncements(sql: Sql, consultantId: string, now: Date): Promise<Announcement[]> {
  const status = await findStatus(sql, consultantId, now)
  return [
    { topic: `presence:${consultantId}`, fact: { type: 'presence_changed', status } },
    { topic: 'presences:all', fact: { type: 'presences_changed' } },
  ]
}
