import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { takenOver } from '../room/facts.ts'
import { isOpen } from '../state/rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockConsultationOf } from '../state/sql.ts'
import { type JoinedSeat, recordJoin } from './sql.ts'

/**
 * Takes a seat in a room. An older seat of the same person is told so and proves nothing any more. Undefined: it is
 * over, or the connection closed (`isThere`) while it waited for the lock. Refuses a room that is not theirs.
 */
export async function joinRoom(
  db: Db,
  { id, personId, isThere = () => true }: { id: string; personId: string; isThere?: () => boolean },
): Promise<JoinedSeat | undefined> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    if (!isOpen(c.state) || !isThere()) return undefined
    const role = personId === c.clientId ? 'client' : 'consultant'
    const joined = await recordJoin(tx, id, role, c.state !== 'requested')
    await announce(tx, takenOver(id, { seat: joined.role, connection: Number(joined.connectionNumber) }))
    return joined
  })
}
