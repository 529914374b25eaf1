import { findMeetingObstacle, isLasting } from '#domains/consultants/index.ts'
import { findHeld } from '#domains/detectors/held.rules.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { messagesStored } from '../room/stored.facts.ts'
import { lockConsultationOf } from '../state/sql.ts'
import { photoObstacle, refuse } from './rules.ts'
import { findForSending, recordSent } from './sql.ts'

/** Stands for the process that stored it: it is nobody's, so all of them read it for their seats. */
const NOBODY = 'photos'

/**
 * Sends an uploaded photo: an event of the room's sequence, which reaches the other seat as messages do and moves no
 * clock. Refuses what `photoObstacle` refuses, what a description may not say, and between people who blocked each
 * other. Safe to repeat.
 */
export const sendPhoto = (
  db: Db,
  photo: { id: string; consultationId: string; authorId: string; description: string; clock: Clock },
): Promise<{ seq: number }> =>
  inTransaction(db, async (tx) => {
    const { consultationId, authorId, description, clock } = photo
    const c = await lockConsultationOf(tx, consultationId, authorId)
    if (!c) throw refuse('not_found')
    const at = await clock(tx)
    const upload = await findForSending(tx, photo)
    if (!upload?.isStored) throw refuse('not_found')
    if (upload.seq !== null) return { seq: upload.seq }
    const by = authorId === c.clientId ? 'client' : 'consultant'
    // Words of a consultant, too; nobody insists on a description.
    if (by === 'consultant' && findHeld(description)) throw refuse('description_held')
    const obstacle = photoObstacle(c, { by, proofs: upload, sent: upload.sent, at })
    if (obstacle) throw refuse(obstacle)
    if (isLasting(await findMeetingObstacle(tx, { ...c, at }))) throw refuse('not_between_you')
    const seq = await recordSent(tx, { id: photo.id, consultationId, authorId, authorKind: by, description, at })
    await announce(tx, messagesStored(NOBODY, { stored: [[consultationId, seq, authorId]] }))
    return { seq }
  })
