import { inTransaction, type Db } from '#platform/db.ts'
import { announceSessionEnd } from './end-session.ts'
import * as sql from './sql.ts'

/** Ends the current session. A second sign-out at the same time changes nothing. */
export async function signOut(db: Db, { viewer, now }: { viewer: { id: string; sessionId: string }; now: Date }) {
  await inTransaction(db, async (tx) => {
    if (await sql.endSession(tx, viewer.id, viewer.sessionId, now)) await announceSessionEnd(tx, viewer.sessionId)
  })
}
