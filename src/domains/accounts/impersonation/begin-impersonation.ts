import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { impersonationToken } from '#platform/impersonation.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { LASTS_MS, refuse } from './rules.ts'
import { endOf, findSeen, insertImpersonation, lockMember } from './sql.ts'

type Beginning = { personId: string; reason: string; viewer: Pick<Viewer, 'id' | 'sessionId'>; clock: Clock }

/**
 * Lets somebody of the team see what a client or consultant sees, for a quarter of an hour; what they saw before ends.
 * Refuses oneself, `sees_only_people` of the team, and accounts that are closed or blocked: nobody enters those.
 */
export function beginImpersonation(db: Db, { personId, reason, viewer, clock }: Beginning) {
  const [id, token] = [crypto.randomUUID(), impersonationToken(newToken())]
  forbidSelfDecision(viewer.id, personId)
  return inTransaction(db, async (tx) => {
    await lockMember(tx, viewer.id)
    const person = await findSeen(tx, personId)
    if (!person) throw refuse('nobody_to_see')
    const { role, firstName } = person
    if (role === 'admin') throw refuse('sees_only_people')
    if (person.isClosed) throw refuse('closed_sees_nothing')
    if (person.isBlocked) throw refuse('blocked_sees_nothing')
    const at = await clock(tx)
    const expiresAt = new Date(at.getTime() + LASTS_MS)
    await endOf(tx, viewer.id, at, id)
    const its = { id, personId, memberId: viewer.id, sessionId: viewer.sessionId, begunAt: at, expiresAt }
    if (await insertImpersonation(tx, { ...its, tokenHash: hashOfToken(token) }))
      await recordSecurityEvent(tx, {
        kind: 'accounts.impersonation_begun',
        actorId: viewer.id,
        personId,
        subjectId: id,
        sessionId: viewer.sessionId,
        reason,
        after: { until: expiresAt },
        at,
      })
    return { token, expiresAt, firstName, role }
  })
}
