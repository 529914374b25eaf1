import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { sessionEnded } from '#platform/sockets/facts.ts'
import * as sql from './sql.ts'

type Ending = { personId: string; exceptId?: string | undefined; now: Date }

/**
 * Ends every session of a person, or every other one; their sockets close after the commit. Answers how many there
 * were.
 */
export async function endSessionsOf(tx: Tx, { personId, exceptId, now }: Ending) {
  const ended = await sql.endSessionsOf(tx, personId, exceptId ?? null, now)
  await announce(tx, ...ended.map(({ id }) => sessionEnded(id)))
  return ended.length
}
