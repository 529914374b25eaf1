import { tellRoomsOf } from '#domains/consultations/index.ts'
import { lockLimits } from '#domains/limits/index.ts'
import type { Clock } from '#platform/clock.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { guardMove } from '../bookings/guard-move.ts'
import { mailMoved } from '../bookings/mails.ts'
import { refuse as refuseBooking } from '../bookings/rules.ts'
import { findBooking, lockBooking, recordMoved } from '../bookings/sql.ts'
import { announcementsOf } from '../facts.ts'
import { lockPlaces } from '../hours/sql.ts'
import { isOpen, refuse, termsAfter } from './rules.ts'
import { findProposal, recordAnswer } from './sql.ts'

/**
 * Its client accepts the proposed start: same booking, price and payment, terms no worse, and the own move stays
 * unused. `startsAt`: what was seen. Repeating changes nothing. Refuses a proposal that is not open, and what
 * `guardMove` refuses.
 */
export const acceptProposal = (
  db: Db,
  { id, clientId, startsAt, clock }: { id: string; clientId: string; startsAt: Date; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    const seen = await findBooking(tx, id)
    if (seen?.clientId !== clientId) throw refuseBooking('not_found')
    await lockPlaces(tx, [clientId, seen.consultantId])
    await lockLimits(tx, clientId)
    const booking = (await lockBooking(tx, id))!
    const proposal = await findProposal(tx, id)
    if (proposal?.answer === 'accepted' && proposal.startsAt.getTime() === startsAt.getTime()) return
    const at = await clock(tx)
    if (!proposal || proposal.startsAt.getTime() !== startsAt.getTime() || !isOpen(booking, proposal, at))
      throw refuse('gone')
    const place = await guardMove(tx, booking, startsAt, at, proposal)
    const { movedAt } = booking
    const moved = { ...place, ...termsAfter(booking, proposal, at), movedAt, consultantMovedAt: at }
    await recordAnswer(tx, id, 'accepted', at)
    await recordMoved(tx, id, moved, { by: clientId, at })
    await tellRoomsOf(tx, booking)
    await announce(tx, ...announcementsOf(booking))
    await mailMoved(tx, { ...booking, ...moved }, at)
  })
