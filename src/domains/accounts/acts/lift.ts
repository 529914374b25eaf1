import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { deleteSecretsOf } from '../bearer-secrets/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { lockPerson } from './lock-person.ts'
import { liftedMail } from './mails.ts'
import { refuse } from '../restraints.rules.ts'
import { findRestraint, recordLifted } from '../restraints/sql.ts'

const EVENTS = {
  suspended: 'accounts.suspension_lifted',
  blocked: 'accounts.block_lifted',
  payouts_rest: 'accounts.payouts_released',
} as const

type Lifting = { id: string; personId: string; reason: string; by: string; at: Date }

/**
 * Takes a restraint from a person, who reads why; answers its kind. What ended meanwhile stays ended. Refuses
 * `not_restrained` when it was lifted or is over, and whom `lockPerson` refuses.
 */
export async function lift(tx: Tx, { id, personId, reason, by, at }: Lifting) {
  const person = await lockPerson(tx, { personId, by: [by] })
  const known = await findRestraint(tx, id)
  const isOver = !known || known.liftedAt !== null || (known.endsAt !== null && known.endsAt <= at)
  if (isOver || known.personId !== personId) throw refuse('not_restrained')
  await recordLifted(tx, id, { at, by, reason })
  const words = { reason, before: { [known.kind]: known.endsAt ?? true }, after: { [known.kind]: false } }
  if (known.kind === 'blocked') await deleteSecretsOf(tx, personId)
  await recordSecurityEvent(tx, { kind: EVENTS[known.kind], actorId: by, personId, subjectId: id, at, ...words })
  const template = liftedMail(person.firstName, { kind: known.kind, reason })
  await queueMail(tx, {
    key: `restraint:${id}:lifted`,
    to: person.email,
    template,
    about: { kind: 'account', personId },
    now: at,
  })
  return known.kind
}
