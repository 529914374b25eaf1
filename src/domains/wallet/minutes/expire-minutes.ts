import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { balanceMoved } from '../facts.ts'
import { lockGrantsOf } from '../grants/lock-holders.ts'
import { postJournals } from '../post-journals.ts'
import { endMinutes } from './end-minutes.ts'
import { findOwner, listEnding, listParts } from './sql.ts'

const AT_ONCE = 100

type SweepContext = { db: Db; clock: Clock; log: Pick<Log, 'error'> }

/**
 * Ends expired and recalled minutes, one grant at a time, so that a bad one stops no other: a plan is extended by a
 * month, once; of a package, a single consultation or recalled minutes the rest becomes credit; others are lost.
 */
export async function expireMinutes(context: SweepContext) {
  const { db, clock } = context
  const at = await clock(db)
  await sweepDue(context, {
    name: 'wallet.expire-minutes',
    list: (most, aside) => listEnding(db, at, most, aside),
    subjectOf: ({ id }) => id,
    act: ({ id }) => expireGrant(db, id, clock),
    most: AT_ONCE,
  })
}

/** Ends the minutes of one grant if they are due, in a transaction of its own. */
export const expireGrant = (db: Db, id: string, clock: Clock) =>
  inTransaction(db, async (tx) => {
    const personId = await findOwner(tx, id)
    await lockGrantsOf(tx, personId)
    const at = await clock(tx)
    const journals = await endMinutes(tx, await listParts(tx, { grants: [BigInt(id)] }), { at })
    await postJournals(tx, journals)
    if (journals.length > 0) await announce(tx, balanceMoved(personId))
  })
