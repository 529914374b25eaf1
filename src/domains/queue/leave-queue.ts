import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { placeMoved, queueMoved } from './facts.ts'
import { refuse } from './rules.ts'
import { lockPlace } from './due.sql.ts'
import { findPlace, lockQueue, recordMove } from './sql.ts'

/**
 * Gives a place up, which is free, or lets a turn go, which counts as one that was missed: else a turn could be held
 * and left again and again. Once the request is made, it is cancelled as such.
 */
export const leaveQueue = (db: Db, { id, clientId, clock }: { id: string; clientId: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const found = await findPlace(tx, id)
    if (found?.clientId !== clientId) throw refuse('not_found')
    await lockQueue(tx, found.consultantId)
    const at = await clock(tx)
    const place = await lockPlace(tx, id, at)
    if (place?.state !== 'waiting' && place?.state !== 'offered') return
    await recordMove(tx, id, { state: 'left', endedAt: at })
    await announce(tx, placeMoved(clientId, { id, state: 'left' }), queueMoved(place.consultantId))
  })
