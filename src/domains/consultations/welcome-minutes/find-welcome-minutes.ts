import { findWelcomeMinutesLeft } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import { WELCOME_MS } from './rules.ts'
import { hasHadConsultation } from './sql.ts'

/**
 * How long somebody's free minutes of the first time last, in milliseconds; zero once there was a conversation, or
 * their time is over.
 */
export async function findWelcomeMinutes(sql: Sql, clientId: string): Promise<bigint> {
  if (await hasHadConsultation(sql, clientId)) return 0n
  return (await findWelcomeMinutesLeft(sql, clientId)) ?? WELCOME_MS
}
