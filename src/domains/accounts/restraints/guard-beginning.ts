import type { Sql } from '#platform/db.ts'
import { refuse } from '../agreements.rules.ts'
import { refuseBeginning } from '../restraints.rules.ts'
import { findHindrance } from './sql.ts'

/**
 * Whether this person may begin something new: a request, a purchase, a review, an application. Refuses `suspended`,
 * `blocked`, `in_review` while another account of the same person is blocked, and `needed` while a legal text waits for
 * their acceptance.
 */
export async function guardBeginning(sql: Sql, personId: string, at: Date) {
  const { kind, endsAt, owesAcceptance } = await findHindrance(sql, personId, at)
  if (kind) throw refuseBeginning(kind, endsAt)
  if (owesAcceptance) throw refuse('needed')
}
