import type { Tx } from '#platform/db.ts'
import { announceSessionEnd } from './end-session.ts'
import * as sql from './sql.ts'

type Ending = { personId: string; exceptId?: string | undefined; now: Date }

/** Ends every session of a person, or every other one; their sockets close after the commit. */
export async function endSessionsOf(tx: Tx, { personId, exceptId, now }: Ending) {
  for (const { id } of await sql.endSessionsOf(tx, personId, exceptId ?? null, now)) await announceSessionEnd(tx, id)
}
