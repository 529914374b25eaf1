import type { Sql } from '#platform/db.ts'
import { returnAttempt, spendAttempt } from '../rate-limits/attempts.ts'
import type { RateLimit } from '../rate-limits/rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'

/** Wrong codes of one person, whatever the session: of a million codes, three are right at any time. */
const WRONG_CODES: RateLimit = { name: 'second-factor', most: 10, windowMs: 15 * 60_000 }

type Check = { viewer: { id: string; sessionId: string }; now: Date }

/** Counts a code before it is looked at; answers how to take that back. Refuses `too_many_attempts`. */
export async function spendCheck(db: Sql, { viewer: { id, sessionId }, now }: Check) {
  await spendAttempt(db, WRONG_CODES, id, now, () =>
    recordSecurityEvent(db, {
      kind: 'accounts.locked_out',
      detail: 'second_factor',
      actorId: id,
      personId: id,
      sessionId,
      at: now,
    }),
  )
  return (sql: Sql) => returnAttempt(sql, WRONG_CODES, id)
}
