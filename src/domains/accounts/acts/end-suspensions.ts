import type { Tx } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { takeOver } from '../restraints/sql.ts'

/** Suspensions whose time is over end, at most so many at once; answers whose they were. They hold no longer anyway. */
export async function endSuspensions(tx: Tx, at: Date, most: number): Promise<string[]> {
  const ended = await takeOver(tx, at, most)
  for (const { id, personId } of ended)
    await recordSecurityEvent(tx, { kind: 'accounts.suspension_over', personId, subjectId: id, at })
  return ended.map(({ personId }) => personId)
}
