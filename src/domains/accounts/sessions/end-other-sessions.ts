import { type Db, inTransaction } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessionsOf } from './end-sessions-of.ts'

type End = { viewer: { id: string; sessionId: string }; now: Date }

/** Ends every session of a person but this one, and answers how many. */
export async function endOtherSessions(db: Db, { viewer: { id, sessionId }, now }: End): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await endSessionsOf(tx, { personId: id, exceptId: sessionId, now })
    const event = { kind: 'accounts.other_sessions_ended', actorId: id, personId: id, sessionId, at: now } as const
    if (ended > 0) await recordSecurityEvent(tx, event)
    return ended
  })
}
