import { noteMissedRequest } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { ABSENCE_REASONS, attendanceAt, endsWith, presenceOf } from '../appointments/attendance.rules.ts'
import { findDeadlineFacts } from '../appointments/sql.ts'
import { stopForSound } from './stop-for-sound.ts'
import { settleConsultation } from './settle-consultation.ts'
import { overdue } from '../state/deadlines.rules.ts'
import { stopClock } from './pause-consultation.ts'
import { lockConsultation, recordChange } from '../state/sql.ts'

/**
 * What the passing of time does: an unanswered request expires, a cut or a silence pauses, a pause that is too long
 * ends, and of a booked consultation it is decided who came, once. Safe to repeat.
 */
export async function closeOverdueConsultation(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    let c = await lockConsultation(tx, id)
    if (!c || c.endedAt) return
    const at = await clock(tx)
    const facts = await findDeadlineFacts(tx, id, at)
    const { bookedAt, billedMs } = c
    const presence = presenceOf(c, facts, at)
    const attendance = bookedAt && !c.attendance ? attendanceAt({ bookedAt, billedMs }, presence, at) : undefined
    if (attendance && endsWith(attendance, c.state)) {
      const state = c.state === 'accepted' ? 'not_connected' : 'ended'
      await settleConsultation(tx, c, { state, cause: { reason: ABSENCE_REASONS[attendance] }, at, attendance })
      return
    }
    if (attendance) {
      await recordChange(tx, id, { attendance })
      c = { ...c, attendance }
    }
    const isBusy = c.state === 'requested' && facts.isConsultantBusy
    const due = overdue({ ...c, mustEndAt: facts.mustEndAt }, at, facts, isBusy)
    if (!due) return
    const { to, reason } = due
    if (reason === 'no_sound' || reason === 'sound_disputed' || reason === 'voice_disputed')
      return stopForSound(tx, c, { reason, sound: facts.sound, at })
    const cause = { reason, proofs: facts }
    if (to === 'paused') await stopClock(tx, c, { cause, at })
    else await settleConsultation(tx, c, { state: to, cause, at })
    if (to === 'expired') await noteMissedRequest(tx, c.consultantId, at)
  })
}
