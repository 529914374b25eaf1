import { announce } from '#platform/bus.ts'
import type { Sql } from '#platform/db.ts'
import type { Announcement } from '#shared/facts.ts'
import { EVERYBODY, presenceChanged, presencesChanged } from '../presence.facts.ts'
import { findStatus } from './sql.ts'

/** Announces a consultant's presence as part of the caller's transaction. */
export const announcePresence = async (sql: Sql, consultantId: string, now: Date) =>
  announce(sql, ...(await presenceAnnouncements(sql, consultantId, now)))

/**
 * What to announce about a consultant's presence: the badge as it stands at this point of the transaction to whoever
 * looks at this consultant, and that something changed to whoever looks at everybody.
 */
export async function presenceAnnouncements(sql: Sql, consultantId: string, now: Date): Promise<Announcement[]> {
  const status = (await findStatus(sql, consultantId, now)) ?? 'offline'
  return [presenceChanged(consultantId, { status }), presencesChanged(EVERYBODY)]
}
