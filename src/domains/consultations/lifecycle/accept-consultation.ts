import { returnSpent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { findNextBooking } from '../appointments/sql.ts'
import { APPOINTMENT_MS, deadlineOf } from '../state/deadlines.rules.ts'
import { moveConsultation } from './move-consultation.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { refuse, refuseBeforeBooking } from '../state/refusals.rules.ts'
import { REQUEST_BUDGETS } from './budgets.rules.ts'
import { isConsultantBusy, lockConsultantSlot } from './requests.sql.ts'
import { lockConsultationOf } from '../state/sql.ts'

/**
 * The consultant takes a request. Refuses one that is not open, a second open consultation, and one too near a booking
 * of one of the two. A welcome request gives back what it spent, once. Answers the consultation as the consultant sees
 * it.
 */
export async function acceptConsultation(
  db: Db,
  { id, consultantId, clock }: { id: string; consultantId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, consultantId)
    if (!c || c.consultantId !== consultantId) throw refuse('not_found')
    if (c.acceptedAt) return readConsultation(tx, id, consultantId)
    await lockConsultantSlot(tx, consultantId)
    const at = await clock(tx)
    if (c.state !== 'requested' || at >= deadlineOf(c)!) throw refuse('too_late')
    const before = new Date(at.getTime() + APPOINTMENT_MS.keepsFree)
    const [isBusy, booking] = await Promise.all([
      isConsultantBusy(tx, consultantId),
      findNextBooking(tx, { clientId: c.clientId, consultantId, before }),
    ])
    if (isBusy) throw refuse('already_attending')
    if (booking) throw refuseBeforeBooking(booking.startsAt, booking.isOfConsultant ? booking.clientName : undefined)
    const accepted = await moveConsultation(tx, c, { state: 'accepted', at }, { acceptedAt: at })
    await returnSpent(tx, REQUEST_BUDGETS, c.clientId, { consultantId })
    return consultationViewOf(accepted, { readerId: consultantId, readAt: at })
  })
}
