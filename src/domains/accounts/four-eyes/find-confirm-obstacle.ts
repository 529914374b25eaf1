import type { Sql } from '#platform/db.ts'
import { type Asked, hasPossibleSecond } from './find-seconds.ts'
import { ALONE_AFTER_MS } from '../four-eyes.rules.ts'
import { findInviter } from './sql.ts'

/** What waits for a second person. */
export type Waiting = Asked & { companyToldAt: Date | null }

/**
 * Why this member may not confirm a proposal now; undefined: they may. Whoever proposed it does so 72 hours
 * after the company was told, while nobody else could; whom they invited never does.
 */
export async function findConfirmObstacle(sql: Sql, proposal: Waiting, by: string, at: Date) {
  if (proposal.proposedBy !== by)
    return (await findInviter(sql, by)) === proposal.proposedBy ? ('invited_by_first' as const) : undefined
  const { companyToldAt } = proposal
  const hasWaited = companyToldAt !== null && at.getTime() - companyToldAt.getTime() >= ALONE_AFTER_MS
  return hasWaited && !(await hasPossibleSecond(sql, proposal)) ? undefined : ('own_proposal' as const)
}
