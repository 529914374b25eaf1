import type { Sql } from '#platform/db.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { aloneFrom, CAPABILITY_OF_PROPOSAL } from '../proposals.rules.ts'
import { findInviter, listPossibleSeconds, type Proposal } from './sql.ts'

type Asked = Pick<Proposal, 'kind' | 'proposedBy' | 'personId'>

/** Whether anybody of the team could confirm this: with its capability, and not invited by whoever proposed it. */
export async function hasPossibleSecond(sql: Sql, { kind, proposedBy, personId }: Asked): Promise<boolean> {
  const seconds = await listPossibleSeconds(sql, proposedBy, personId)
  return seconds.some(({ roles }) => capabilitiesOf(roles).includes(CAPABILITY_OF_PROPOSAL[kind]))
}

/**
 * Why this member may not confirm a proposal now; undefined: they may. Whoever proposed it does so 72 hours
 * after the company was told, while nobody else could; whom they invited never does.
 */
export async function findConfirmObstacle(
  sql: Sql,
  proposal: Asked & Pick<Proposal, 'companyToldAt'>,
  by: string,
  at: Date,
) {
  if (proposal.proposedBy !== by)
    return (await findInviter(sql, by)) === proposal.proposedBy ? ('invited_by_first' as const) : undefined
  const from = aloneFrom(proposal.companyToldAt)
  return from && from <= at && !(await hasPossibleSecond(sql, proposal)) ? undefined : ('own_proposal' as const)
}
