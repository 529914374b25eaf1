import { findWelcomeMinutesLeft, sumDebts } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import { WELCOME_MS } from './rules.ts'
import { hasHadConsultation } from './sql.ts'

/**
 * How long somebody's welcome minutes last, in milliseconds; zero once they had a consultation, once the minutes
 * expired, and while they owe.
 */
export async function findWelcomeMinutes(sql: Sql, clientId: string): Promise<bigint> {
  if ((await hasHadConsultation(sql, clientId)) || (await sumDebts(sql, clientId)) > 0n) return 0n
  return (await findWelcomeMinutesLeft(sql, clientId)) ?? WELCOME_MS
}
