import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { takenOver } from '../room.facts.ts'
import { isOpen, refuse } from '../rules.ts'
import { lockConsultationOf } from '../sql.ts'
import { type JoinedSeat, recordJoin } from './sql.ts'

/**
 * Sits down in a room. Whoever of the same person sat there before, in another tab or on another server, is told so and
 * proves nothing any more. A consultation that is over has no seats: undefined. Refuses a room that is not yours.
 * Whoever is gone (`isThere`) before the room's lock is theirs takes no seat: they may sit at another server by then.
 */
export async function joinRoom(
  db: Db,
  { id, personId, isThere = () => true }: { id: string; personId: string; isThere?: () => boolean },
): Promise<JoinedSeat | undefined> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    if (!isOpen(c.state) || !isThere()) return undefined
    const joined = await recordJoin(tx, id, personId === c.clientId ? 'client' : 'consultant')
    await announce(tx, takenOver(id, { seat: joined.role, connection: Number(joined.connectionNumber) }))
    return joined
  })
}
