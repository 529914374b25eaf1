import type { Sql } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { CONFIRMED_FOR_MS } from './rules.ts'
import { findConfirmedAt } from './sql.ts'

/** Refuses `password_required` unless the password was typed in this open session in the last 15 minutes. */
export async function requireConfirmedPassword(sql: Sql, sessionId: string, now: Date) {
  const confirmedAt = await findConfirmedAt(sql, sessionId)
  if (!confirmedAt || now.getTime() - confirmedAt.getTime() >= CONFIRMED_FOR_MS) throw refuse('password_required')
}
