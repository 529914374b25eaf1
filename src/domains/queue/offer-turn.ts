import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { placeMoved, queueMoved } from './facts.ts'
import { lockQueue, offerNext } from './sql.ts'

/**
 * Offers the turn to the first who waits for this consultant and can be reached, if the consultant is free. Safe to
 * repeat, from any worker: one has the turn at a time.
 */
export const offerTurn = (db: Db, { consultantId, clock }: { consultantId: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    await lockQueue(tx, consultantId)
    const place = await offerNext(tx, consultantId, await clock(tx))
    if (!place) return
    await announce(tx, placeMoved(place.clientId, { id: place.id, state: 'offered' }), queueMoved(consultantId))
  })
