import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { placeMoved, queueMoved } from './facts.ts'
import { nextMove, QUEUE_MS } from './rules.ts'
import { lockPlace } from './due.sql.ts'
import { findPlace, lockQueue, recordMove } from './sql.ts'

/**
 * What time, the consultant and the request made at the turn do to a place: `nextMove` decides under the queue's lock.
 * Safe to repeat, from any worker.
 */
export const advancePlace = (
  db: Db,
  { id, clock, turnMs = QUEUE_MS.turn }: { id: string; clock: Clock; turnMs?: number },
) =>
  inTransaction(db, async (tx) => {
    const found = await findPlace(tx, id)
    if (!found || found.endedAt) return
    await lockQueue(tx, found.consultantId)
    const at = await clock(tx)
    const place = await lockPlace(tx, id, at)
    if (!place || place.endedAt) return
    const move = nextMove(place, place, at, turnMs)
    if (!move) return
    const { to: state } = move
    await recordMove(tx, id, {
      state,
      reason: move.to === 'ended' ? move.reason : undefined,
      isUnanswered: move.to === 'waiting' && move.isUnanswered,
      endedAt: state === 'waiting' ? null : at,
    })
    await announce(tx, placeMoved(place.clientId, { id, state }), queueMoved(place.consultantId))
  })
