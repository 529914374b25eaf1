import { postJournal } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { capture } from './money.rules.ts'
import { type Consultation, recordChange } from '../sql.ts'

/** Captures what is proven and not yet charged from the reserved money. The caller holds the room's lock. */
export async function captureProven(tx: Tx, c: Consultation): Promise<Consultation> {
  const due = capture(c)
  if (!due) return c
  const { captured, commission, journal } = due
  await recordChange(tx, c.id, { captured, commission })
  await postJournal(tx, journal)
  return { ...c, captured, commission }
}
