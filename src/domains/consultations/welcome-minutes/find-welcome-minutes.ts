import { findWelcomeMinutesLeft } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import { WELCOME_MS } from './rules.ts'
import { hasHadConsultation } from './sql.ts'

/**
 * How long somebody's welcome minutes last, in milliseconds; zero once they had a consultation, or once the minutes
 * expired.
 */
export async function findWelcomeMinutes(sql: Sql, clientId: string): Promise<bigint> {
  if (await hasHadConsultation(sql, clientId)) return 0n
  return (await findWelcomeMinutesLeft(sql, clientId)) ?? WELCOME_MS
}
