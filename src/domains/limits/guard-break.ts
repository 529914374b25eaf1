import type { Tx } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { findBreakHolder } from './sql.ts'

/** Refuses whoever is on a break; who has another account that is, has a person of the team confirm who they are. */
export async function guardBreak(tx: Tx, personId: string, now: Date) {
  const holder = await findBreakHolder(tx, personId, now)
  if (holder) throw refuse(holder === 'own' ? 'on_break' : 'asks_a_person')
}
