import { findHeld, type Held } from '#domains/detectors/held.rules.ts'
import { insertHeld } from '#domains/detectors/index.ts'
import type { Tx } from '#platform/db.ts'

type Written = { id: string; consultantId: string; text: string; insists: boolean; at: Date }

/**
 * What holds back an answer, or what is said about one later, also where its consultant insisted on a soft rule: the
 * finding is kept. Undefined: it goes out.
 */
export async function holdBackAnswer(
  tx: Tx,
  { id, consultantId, text, insists, at }: Written,
): Promise<Held | undefined> {
  const held = findHeld(text)
  if (!held) return undefined
  const outcome = held.isHard || !insists ? ('refused' as const) : ('insisted' as const)
  const { rule, found } = held
  await insertHeld(tx, { personId: consultantId, place: 'answer', subjectId: id, rule, found, outcome, at })
  return outcome === 'refused' ? held : undefined
}
