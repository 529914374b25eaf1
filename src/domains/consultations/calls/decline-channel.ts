import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { channelMoved } from '../room/facts.ts'
import { isOpen } from '../state/rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockConsultationOf } from '../state/sql.ts'
import { recordChannel } from './sql.ts'

/**
 * A proposed channel is taken down: by the client, who says no, or by the consultant, who withdraws it. Without one
 * nothing changes. Answers the consultation as whoever did it sees it.
 */
export async function declineChannel(
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    const { proposedChannel: channel } = c
    if (!channel || !isOpen(c.state)) return readConsultation(tx, id, personId)
    const at = await clock(tx)
    const change = { proposedChannel: null, proposalEndedAt: at }
    const event = await recordChannel(tx, c, change, { act: 'declined', channel, personId, at })
    await announce(tx, channelMoved(id, { ...event, fact: { act: 'declined', channel } }))
    return consultationViewOf({ ...c, ...change }, { readerId: personId, readAt: at })
  })
}
