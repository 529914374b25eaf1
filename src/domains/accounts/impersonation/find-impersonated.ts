import type { Sql } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { hashOfToken } from '../sessions/token.ts'
import { findImpersonation } from './sql.ts'

/**
 * The person whose pages are seen by this token, read from the database each time, so that it ends at once with the
 * sign-in or the role of whoever sees. It has confirmed nothing, and is of no team.
 */
export async function findImpersonated(sql: Sql, token: string, now: Date): Promise<Viewer | undefined> {
  const seen = await findImpersonation(sql, hashOfToken(token), now)
  if (!seen || !capabilitiesOf(seen.roles).includes('people')) return undefined
  return { id: seen.personId, role: seen.role, sessionId: seen.id }
}
