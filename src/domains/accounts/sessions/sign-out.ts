import { inTransaction, type Db } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { announceSessionEnd } from './end-session.ts'
import * as sql from './sql.ts'

/** Ends the current session. A second sign-out at the same time changes nothing. */
export async function signOut(db: Db, { viewer, now }: { viewer: { id: string; sessionId: string }; now: Date }) {
  await inTransaction(db, async (tx) => {
    const { id, sessionId } = viewer
    if (!(await sql.endSession(tx, id, sessionId, now))) return
    await announceSessionEnd(tx, sessionId)
    await recordSecurityEvent(tx, { kind: 'accounts.signed_out', actorId: id, personId: id, sessionId, at: now })
  })
}
