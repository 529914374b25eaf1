import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { lockPerson } from './lock-person.ts'
import { sessionsEndedMail } from './mails.ts'
import type { Act } from './restrain.ts'

/** Ends every session of a person; answers how many there were. Refuses whom `lockPerson` refuses. */
export async function endSessionsByTeam(tx: Tx, { id, personId, reason, by, at }: Omit<Act, 'secondedBy'>) {
  const person = await lockPerson(tx, { personId, by: [by] })
  const ended = await endSessionsOf(tx, { personId, now: at })
  const changed = { before: { sessions: ended }, after: { sessions: 0 } }
  const event = { actorId: by, personId, subjectId: id, reason, ...changed, at }
  await recordSecurityEvent(tx, { kind: 'accounts.sessions_ended_by_team', ...event })
  if (ended === 0) return 0
  const template = sessionsEndedMail(person.firstName, reason)
  await queueMail(tx, {
    key: `sessions-ended:${id}`,
    to: person.email,
    template,
    about: { kind: 'account', personId },
    now: at,
  })
  return ended
}
