import type { Sql } from '#platform/db.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { CAPABILITY_OF } from './rules.ts'
import { listPossibleSeconds, type Proposal } from './sql.ts'

type Asked = Pick<Proposal, 'kind' | 'proposedBy' | 'receiverId'>

/** Whether anybody of the team could confirm this: with its capability, and not invited by whoever proposed it. */
export async function hasPossibleSecond(sql: Sql, { kind, proposedBy, receiverId }: Asked): Promise<boolean> {
  const seconds = await listPossibleSeconds(sql, proposedBy, receiverId)
  return seconds.some(({ roles }) => capabilitiesOf(roles).includes(CAPABILITY_OF[kind]))
}
