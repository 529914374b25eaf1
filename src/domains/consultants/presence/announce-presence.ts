import { announce } from '#platform/bus.ts'
import type { Sql } from '#platform/db.ts'
import { findStatus } from './sql.ts'

/** Tells whoever looks at this consultant how the badge stands at the end of this transaction. */
export async function announcePresence(sql: Sql, consultantId: string, now: Date) {
  await announce(sql, `presence:${consultantId}`, { type: 'presence_changed', status: await findStatus(sql, consultantId, now) })
}
