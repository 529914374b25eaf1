import { announce } from '#platform/bus.ts'
import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { sessionEnded } from '#platform/sockets/facts.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import * as sql from './sql.ts'

type End = { personId: string; sessionId: string; now: Date }

/**
 * Ends one of a person's sessions; its sockets close after the commit. Refuses `session_not_found` for unknown, ended
 * and other people's sessions.
 */
export async function endSession(db: Db, { personId, sessionId, now }: End) {
  await inTransaction(db, async (tx) => {
    if (!(await sql.endSession(tx, personId, sessionId, now))) throw refuse('session_not_found')
    await announceSessionEnd(tx, sessionId)
    const event = { actorId: personId, personId, subjectId: sessionId, at: now }
    await recordSecurityEvent(tx, { kind: 'accounts.session_ended', ...event })
  })
}

export const announceSessionEnd = (tx: Tx, sessionId: string) => announce(tx, sessionEnded(sessionId))
