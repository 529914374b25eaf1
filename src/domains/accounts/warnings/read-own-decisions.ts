import type { Sql } from '#platform/db.ts'
import { findHindrance, findInForce } from '../restraints/sql.ts'
import { listWarnings } from './sql.ts'

const MOST = 50

/** What the team decided about this person, as they read it. Who is blocked does not sign in. */
export async function readOwnDecisions(sql: Sql, personId: string, now: Date) {
  const [{ kind, endsAt }, suspended, rested, warnings] = await Promise.all([
    findHindrance(sql, personId, now),
    findInForce(sql, personId, 'suspended'),
    findInForce(sql, personId, 'payouts_rest'),
    listWarnings(sql, personId, MOST),
  ])
  const isSuspended = kind === 'suspended'
  return {
    state: isSuspended || kind === 'in_review' ? kind : null,
    until: isSuspended ? endsAt : null,
    reason: isSuspended ? (suspended?.reason ?? null) : null,
    payoutsReason: rested?.reason ?? null,
    warnings,
  }
}
