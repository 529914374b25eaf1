import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockSetAside, recordRetry } from '#platform/sweeps/sql.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from './rules.ts'

type Retrying = { sweep: string; subject: string; by: string; clock: Clock }

/**
 * Has a sweep try a row again at its next run, instead of when its pause ends. Refuses one that was handled meanwhile.
 * One that is due already stays as it is.
 */
export const retrySetAside = (db: Db, { sweep, subject, by, clock }: Retrying): Promise<void> =>
  inTransaction(db, async (tx) => {
    const found = await lockSetAside(tx, sweep, subject)
    if (!found) throw refuse('set_aside_not_found')
    const at = await clock(tx)
    if (found.nextAttemptAt <= at) return
    await recordRetry(tx, sweep, subject, at)
    await recordSecurityEvent(tx, {
      kind: 'team.sweep_retried',
      actorId: by,
      ...(isUuid(subject) && { subjectId: subject }),
      before: { sweep, subject, attempts: found.attempts, nextAttemptAt: found.nextAttemptAt },
      after: { sweep, subject, attempts: found.attempts, nextAttemptAt: at },
      at,
    })
  })
