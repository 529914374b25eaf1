import { announce } from '#platform/bus.ts'
import type { Sql } from '#platform/db.ts'
import { findStatus } from './sql.ts'

/**
 * Announces the status of this consultant as it is at the end of this transaction, and to followers of all presences
 * that something changed.
 */
export async function announcePresence(sql: Sql, consultantId: string, now: Date) {
  const status = await findStatus(sql, consultantId, now)
  await announce(sql, `presence:${consultantId}`, { type: 'presence_changed', status })
  await announce(sql, 'presences:all', { type: 'presences_changed' })
}
