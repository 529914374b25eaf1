import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { recordSecurityEvent, type SecurityEvent } from '../security-events/record-security-event.ts'
import { lockPerson } from './lock-person.ts'
import { refuse, type RestraintKind } from '../restraints.rules.ts'
import * as sql from '../restraints/sql.ts'

/** An act of the team on a person; the same id again is the same act. `secondedBy`: who confirmed it. */
export type Act = {
  id: string
  personId: string
  /** Read by the person. */
  reason: string
  by: string
  secondedBy?: string | undefined
  at: Date
}

type Restraining = Act & { kind: RestraintKind; endsAt?: Date; event: SecurityEvent['kind'] }

/**
 * Puts a restraint on a person in the caller's transaction, mails it and records it. False: this id did before. Refuses
 * `already_restrained` when somebody else was first, and whom `lockPerson` refuses.
 */
export async function restrain(
  tx: Tx,
  { event, ...act }: Restraining,
  mailOf: (person: { firstName: string }) => MailTemplate | Promise<MailTemplate>,
): Promise<boolean> {
  const { id, personId, kind, by, secondedBy, at } = act
  const person = await lockPerson(tx, { personId, by: secondedBy ? [by, secondedBy] : [by] })
  const known = await sql.findRestraint(tx, id)
  if (known && (known.personId !== personId || known.kind !== kind)) throw refuse('act_reused')
  if (known) return false
  const inForce = await sql.findInForce(tx, personId, kind)
  if (inForce && !isReplaced(inForce, act)) throw refuse('already_restrained')
  if (inForce) await sql.recordLifted(tx, inForce.id, { at: inForce.endsAt! < at ? inForce.endsAt! : at })
  await sql.insertRestraint(tx, act)
  const words = { reason: act.reason, before: { [kind]: false }, after: { [kind]: act.endsAt ?? true } }
  await recordSecurityEvent(tx, { kind: event, actorId: by, personId, subjectId: id, at, ...words })
  await queueMail(tx, {
    key: `restraint:${id}`,
    to: person.email,
    template: await mailOf(person),
    about: { kind: 'account', personId },
    now: at,
  })
  return true
}

/** A suspension that is over, and one that two members make longer. */
const isReplaced = ({ endsAt: before }: sql.Restraint, { endsAt, secondedBy, at }: Act & { endsAt?: Date }) =>
  before !== null && (before <= at || (secondedBy !== undefined && endsAt !== undefined && endsAt > before))
