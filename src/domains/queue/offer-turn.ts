import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { placeMoved, queueMoved } from './facts.ts'
import { lockQueue, offerNext } from './sql.ts'
import { tellTurn } from './tell-turn.ts'

/**
 * Offers the turn to the first who waits for this consultant and can be reached, if the consultant is free: on their
 * pages, and on their devices. Safe to repeat, from any worker: one has the turn at a time.
 */
export const offerTurn = (
  db: Db,
  { consultantId, clock, turnMs }: { consultantId: string; clock: Clock; turnMs?: number | undefined },
) =>
  inTransaction(db, async (tx) => {
    await lockQueue(tx, consultantId)
    const place = await offerNext(tx, consultantId, await clock(tx))
    if (!place) return
    await tellTurn(tx, place, turnMs)
    await announce(tx, placeMoved(place.clientId, { id: place.id, state: 'offered' }), queueMoved(consultantId))
  })
