import { type HeldText, insertHeld } from '#domains/detectors/index.ts'
import { findHeld, type Held, heldReason } from '#domains/detectors/held.rules.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { refuse } from '../state/refusals.rules.ts'

type Given = { consultationId: string; consultantId: string; body: string; insists: boolean; clock: Clock }

/** Why a message is held back, how to say it otherwise, and whether insisting sends it. */
function refuseHeld(held: Held): Refusal {
  const { code, status } = refuse(held.isHard ? 'message_held' : 'message_may_insist')
  return new Refusal(code, status, heldReason(held))
}

/**
 * Looks through a consultant's message before it reaches the room: refuses what a rule holds back, unless the rule is
 * soft and its writer insists. Both are counted; `send` stores the message. A message that is held changes no clock.
 */
export async function sendUnlessHeld<T>(db: Db, given: Given, send: () => Promise<T>): Promise<T> {
  const { consultationId, consultantId, body, insists, clock } = given
  const held = findHeld(body)
  if (!held) return send()
  const count = async (outcome: HeldText['outcome']) => {
    const { rule, found } = held
    const of = { personId: consultantId, place: 'room' as const, subjectId: consultationId }
    await insertHeld(db, { ...of, rule, found, outcome, at: await clock(db) })
  }
  if (held.isHard || !insists) {
    await count('refused')
    throw refuseHeld(held)
  }
  const sent = await send()
  await count('insisted')
  return sent
}
