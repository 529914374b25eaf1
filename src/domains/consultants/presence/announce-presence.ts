import { announce } from '#platform/bus.ts'
import type { Sql } from '#platform/db.ts'
import type { Announcement } from '#shared/facts.ts'
import { EVERYBODY, presenceChanged, presencesChanged } from '../facts.ts'
import { findStatus } from './sql.ts'

/**
 * What is to be announced of this consultant's badge as it stands at this point of the transaction: to whoever looks at
 * it, and to whoever looks at everybody's. Several changes of one transaction are one fact for the latter.
 */
export async function presenceFacts(sql: Sql, consultantId: string, now: Date): Promise<Announcement[]> {
  const status = (await findStatus(sql, consultantId, now)) ?? 'offline'
  return [presenceChanged(consultantId, { status }), presencesChanged(EVERYBODY)]
}

/** Announces how this consultant's badge stands at the end of this transaction. */
export const announcePresence = async (sql: Sql, consultantId: string, now: Date) =>
  announce(sql, ...(await presenceFacts(sql, consultantId, now)))
