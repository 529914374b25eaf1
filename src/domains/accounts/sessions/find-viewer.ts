import type { Sql } from '#platform/db.ts'
import type { Membership, Viewer } from '#platform/http.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { confirmationCountsUntil, sessionEndsAt, VISIT_EVERY_MS } from './rules.ts'
import { findOpenSession, recordVisit } from './sql.ts'
import { hashOfToken } from './token.ts'

/**
 * The viewer of a token, read from the database each time, so that an ended session is refused at once. Records the
 * visit at most once a minute.
 */
export async function findViewer(sql: Sql, token: string, now: Date): Promise<Viewer | undefined> {
  const seen = await findOpenSession(sql, hashOfToken(token), now)
  if (!seen) return undefined
  const { id, role, sessionId, lastSeenAt } = seen
  const noted = new Date(now.getTime() - VISIT_EVERY_MS)
  if (lastSeenAt <= noted) await recordVisit(sql, sessionId, now, sessionEndsAt(seen, now), noted)
  const confirmedAt = seen.hasSecondFactor ? seen.secondFactorAt : seen.confirmedAt
  return {
    id,
    role,
    sessionId,
    ...(confirmedAt && { confirmedUntil: confirmationCountsUntil(confirmedAt) }),
    ...(seen.roles && { team: membershipOf({ ...seen, roles: seen.roles }) }),
  }
}

type Member = { roles: readonly string[]; hasSecondFactor: boolean; secondFactorAt: Date | null }

const membershipOf = ({ roles, hasSecondFactor, secondFactorAt }: Member): Membership => ({
  capabilities: capabilitiesOf(roles),
  secondFactor: !hasSecondFactor ? 'none' : secondFactorAt ? 'shown' : 'not shown',
})
