import type { Db } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { findPair, recordRead } from './sql.ts'

type Given = { personId: string; otherId: string; until: Date; at: Date }

/** The reader has seen what came until an instant, at most until now. Refuses a stranger. Safe to repeat. */
export async function markThreadRead(db: Db, { personId, otherId, until, at }: Given) {
  const pair = await findPair(db, personId, otherId)
  if (!pair) throw refuse('not_found')
  await recordRead(db, pair, until < at ? until : at)
}
