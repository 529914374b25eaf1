import { announceAll } from '#platform/bus.ts'
import type { Sql } from '#platform/db.ts'
import { presenceAnnouncements } from './presence-announcements.ts'

/** Announces a consultant's presence as part of the caller's transaction. */
export const announcePresence = async (sql: Sql, consultantId: string, now: Date) =>
  announceAll(sql, await presenceAnnouncements(sql, consultantId, now))
