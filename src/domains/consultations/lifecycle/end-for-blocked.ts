import { listBlockedAmong } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { judgeLeaving } from '../appointments/judge-leaving.ts'
import { deadlineOf } from '../state/deadlines.rules.ts'
import { lockConsultation } from '../state/sql.ts'
import { closeBlockedRequest } from './close-blocked-request.ts'
import { settleConsultation } from './settle-consultation.ts'

/**
 * The team blocked one of its two: an open consultation ends as if they had ended it. Before a booked time its client
 * pays no fee. Safe to repeat, from any worker.
 */
export const endForBlocked = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (!c || c.endedAt) return
    const at = await clock(tx)
    const blocked = await listBlockedAmong(tx, [c.clientId, c.consultantId])
    if (blocked.length === 0) return
    const by = blocked.includes(c.consultantId) ? 'consultant' : 'client'
    if (c.state === 'requested') {
      if (at < deadlineOf(c)!) await closeBlockedRequest(tx, c, { by, at })
      return
    }
    const personId = by === 'client' ? c.clientId : c.consultantId
    const leaving = await judgeLeaving(tx, c, { personId, at })
    const state = c.state === 'active' || c.state === 'paused' ? 'ended' : 'cancelled'
    const attendance = leaving && { attendance: leaving.attendance, isLate: false }
    await settleConsultation(tx, c, { state, cause: { reason: `by_${by}` }, at, ...attendance })
  })
