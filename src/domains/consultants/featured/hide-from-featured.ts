import { lockPerson, recordSecurityEvent } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { recordHidden } from '../applications/sql.ts'
import { featuredChanged } from '../facts.ts'
import { refuse } from '../rules.ts'
import { isConsultant } from '../sql.ts'
import { hiddenMail } from './mails.ts'

type Hiding = { id: string; personId: string; isHidden: boolean; reason: string; by: string; at: Date }

/**
 * Hides a consultant from the home page, or lets the rule decide again; nobody is lifted into it (decision 152).
 * Repeating changes nothing. Refuses who does not attend, and whom `lockPerson` refuses.
 */
export async function hideFromFeatured(tx: Tx, { id, personId, isHidden, reason, by, at }: Hiding) {
  const person = await lockPerson(tx, { personId, by: [by] })
  if (!(await isConsultant(tx, personId))) throw refuse('not_found')
  if (!(await recordHidden(tx, personId, isHidden, at))) return
  await recordSecurityEvent(tx, {
    kind: 'consultants.hidden_from_featured',
    detail: isHidden ? 'on' : 'off',
    actorId: by,
    personId,
    subjectId: id,
    reason,
    before: { isHidden: !isHidden },
    after: { isHidden },
    at,
  })
  const template = hiddenMail(person.firstName, { isHidden, reason })
  await queueMail(tx, {
    key: `hidden-from-featured:${id}`,
    to: person.email,
    template,
    about: { kind: 'profile', personId },
    now: at,
  })
  await announce(tx, featuredChanged(personId))
}
