import { countRefusedTexts, findMeetingObstacle } from '#domains/consultants/index.ts'
import { findHeld, type Held, heldReason } from '#domains/detectors/held.rules.ts'
import { insertHeld } from '#domains/detectors/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { followUpSent } from './facts.ts'
import { followUpMail } from './mails.ts'
import { followUpFault, refuse } from './rules.ts'
import { findConsulted, findFollowUp, findNames, insertFollowUp } from './sql.ts'

type Given = { id: string; consultationId: string; consultantId: string; text: string; clock: Clock }

/**
 * Sends one free message after a settled consultation, within 72 hours. Refuses a second one, a program, what a rule
 * holds back, and a client who wants none, is on a break, or does not meet this consultant. Safe to repeat.
 */
export const sendFollowUp = (db: Db, given: Given): Promise<void> =>
  countRefusedTexts(db, { personId: given.consultantId, at: () => given.clock(db) }, async () => {
    const held = await inTransaction(db, (tx) => sendUnlessHeld(tx, given))
    if (!held) return
    const { code, status } = refuse('held_text')
    throw new Refusal(code, status, heldReason(held), { text: heldReason(held) })
  })

/** What holds the message back is committed, so that it counts. */
async function sendUnlessHeld(tx: Tx, { clock, ...given }: Given): Promise<Held | undefined> {
  const { id, consultationId, consultantId, text } = given
  const consulted = await findConsulted(tx, consultationId, consultantId)
  if (!consulted) throw refuse('not_found')
  const earlier = await findFollowUp(tx, consultationId)
  if (earlier) {
    if (earlier.id === id && earlier.body === text) return undefined
    throw refuse('already_sent')
  }
  const at = await clock(tx)
  const fault = followUpFault(consulted, at)
  if (fault) throw refuse(fault)
  const { clientId } = consulted
  if (consulted.isRefused || (await findMeetingObstacle(tx, { clientId, consultantId, at })))
    throw refuse('not_received')
  const held = findHeld(text)
  if (held) {
    const { rule, found } = held
    const of = { personId: consultantId, place: 'room', subjectId: consultationId } as const
    await insertHeld(tx, { ...of, rule, found, outcome: 'refused', at })
    return held
  }
  if (!(await insertFollowUp(tx, { ...given, clientId, at }))) throw refuse('already_sent')
  const names = await findNames(tx, { clientId, consultantId })
  await queueMail(tx, {
    key: `follow-up:${consultationId}`,
    to: names.clientEmail,
    template: followUpMail(consultantId, names),
    about: { kind: 'follow_ups', personId: clientId },
    now: at,
  })
  await announce(tx, ...[clientId, consultantId].map((personId) => followUpSent(personId, { consultationId })))
  return undefined
}
