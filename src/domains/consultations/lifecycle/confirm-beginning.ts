import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { readAgain } from '#shared/facts.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { roomTopic } from '../room/facts.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockConsultationOf, recordChange } from '../state/sql.ts'

/**
 * The client of a program says that the consultation begins: once both are there, it may be charged. No word of the
 * program does that. Refuses one with a person, begun or over. Pressing twice changes nothing. Answers it as its client
 * sees it.
 */
export async function confirmBeginning(
  db: Db,
  { id, clientId, clock }: { id: string; clientId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, clientId)
    if (c?.clientId !== clientId) throw refuse('not_found')
    if (c.beginConfirmedAt) return readConsultation(tx, id, clientId)
    if (!c.isAutomatic || c.state !== 'accepted') throw refuse('not_now')
    const at = await clock(tx)
    const change = { beginConfirmedAt: at, clientKeptAt: at }
    await recordChange(tx, id, change)
    await announce(tx, readAgain(roomTopic(id)))
    return consultationViewOf({ ...c, ...change }, { readerId: clientId, readAt: at })
  })
}
