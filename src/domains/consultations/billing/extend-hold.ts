import { remainingAllowance } from '#domains/limits/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from '../close-consultation.ts'
import { findNextBooking, sumBooked } from '../appointments/sql.ts'
import { APPOINTMENT_MS } from '../deadlines.rules.ts'
import { reserveFunds } from './reserve-funds.ts'
import { legsOf } from './legs.rules.ts'
import { capture, fundedMs } from './money.rules.ts'
import { stopClock } from '../pause-consultation.ts'
import { lockConsultation, recordChange } from '../sql.ts'
import { recordHoldChecked } from './sql.ts'

/**
 * Reserves the next minutes of a running consultation from what the client already has, minutes first and then credit,
 * within the session's limit and the client's own ones; charges what is proven on the way. When nothing more is there
 * and what was reserved is used up, the consultation ends and is settled; after free minutes, or the time that was
 * booked, the clock stops, and the client is asked: unless the next booking of one of the two is near.
 */
export async function extendHold(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (c?.state !== 'active') return
    const at = await clock(tx)
    await recordHoldChecked(tx, id)
    const isUsedUp = c.billedMs >= fundedMs(c, legsOf(c))
    if (c.awaitsConfirmation) {
      if (!isUsedUp) return
      const before = new Date(at.getTime() + APPOINTMENT_MS.opensBefore)
      if (!c.bookedAt) await stopClock(tx, c, { cause: { reason: 'free_minutes_over' }, at })
      else if (await findNextBooking(tx, { ...c, before }))
        await closeConsultation(tx, c, { state: 'ended', cause: { reason: 'booked_time_over' }, at })
      else await stopClock(tx, c, { cause: { reason: 'booked_time_over' }, at })
      return
    }
    const allowance = await remainingAllowance(tx, {
      personId: c.clientId,
      now: at,
      booked: () => sumBooked(tx, { clientId: c.clientId, at, now: at }),
    })
    const next = await reserveFunds(tx, c, { allowance, at })
    if (next) {
      const { journal, ...charged } = capture(c) ?? {}
      await recordChange(tx, id, { ...charged, ...next.reserved })
      await postJournals(tx, [...(journal ? [journal] : []), ...next.journals])
    } else if (isUsedUp) {
      const reason = c.held === c.spendingLimit || allowance === 0n ? 'limit_reached' : 'out_of_funds'
      await closeConsultation(tx, c, { state: 'ended', cause: { reason }, at })
    }
  })
}
