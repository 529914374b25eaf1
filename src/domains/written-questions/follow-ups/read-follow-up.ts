import { findMeetingObstacle } from '#domains/consultants/index.ts'
import type { Sql } from '#platform/db.ts'
import type { FollowUp } from './contract.ts'
import { followUpFault, followUpUntil, refuse } from './rules.ts'
import { findConsulted, findFollowUp } from './sql.ts'

/** The message after a consultation of this consultant, or until when one may be sent. Refuses another's. */
export async function readFollowUp(sql: Sql, consultationId: string, consultantId: string): Promise<FollowUp> {
  const consulted = await findConsulted(sql, consultationId, consultantId)
  if (!consulted) throw refuse('not_found')
  const sent = await findFollowUp(sql, consultationId)
  if (sent) return { text: sent.body, sentAt: sent.sentAt, openUntil: null }
  const { clientId, isRefused, readAt: at } = consulted
  const isClosed =
    followUpFault(consulted, at) !== undefined ||
    isRefused ||
    (await findMeetingObstacle(sql, { clientId, consultantId, at })) !== null
  return { text: null, sentAt: null, openUntil: isClosed ? null : followUpUntil(consulted)! }
}
