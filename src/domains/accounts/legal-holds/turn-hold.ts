import type { Tx } from '#platform/db.ts'
import { lockPersonToClose } from '../profile/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { insertHold, liftHold } from './sql.ts'

type Turning = { personId: string; isHeld: boolean; reason: string; by: string; subjectId: string; at: Date }

/**
 * Keeps everything that there is about a person, also against the person's own wish, or ends that. The row of the
 * person is locked: an account that is being closed is closed before. The same again changes nothing.
 */
export async function turnHold(tx: Tx, { personId, isHeld, reason, by, subjectId, at }: Turning) {
  await lockPersonToClose(tx, personId)
  const isChanged = isHeld ? await insertHold(tx, personId, by, at) : await liftHold(tx, personId, by, at)
  if (!isChanged) return
  const event = { actorId: by, personId, subjectId, reason, at }
  const states = { before: { hold: !isHeld }, after: { hold: isHeld } }
  await recordSecurityEvent(tx, { kind: 'accounts.hold_turned', detail: isHeld ? 'on' : 'off', ...event, ...states })
}
