import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endOf, lockMember } from './sql.ts'

/** Somebody of the team sees nobody's pages any more. Without an impersonation that runs nothing changes. */
export const endImpersonation = (db: Db, { memberId, clock }: { memberId: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    await lockMember(tx, memberId)
    const at = await clock(tx)
    for (const { id, personId, expiresAt } of await endOf(tx, memberId, at))
      await recordSecurityEvent(tx, {
        kind: 'accounts.impersonation_ended',
        actorId: memberId,
        personId,
        subjectId: id,
        before: { until: expiresAt },
        after: { until: at },
        at,
      })
  })
