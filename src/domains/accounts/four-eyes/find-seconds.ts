import type { Sql } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { listPossibleSeconds } from './sql.ts'

/** `receiverId`: whom it is about, who does not confirm it. */
export type Asked = { capability: Capability; proposedBy: string; receiverId: string | null }

/** Whether anybody of the team could confirm this: with its capability, and not invited by whoever proposed it. */
export async function hasPossibleSecond(sql: Sql, { capability, proposedBy, receiverId }: Asked): Promise<boolean> {
  const seconds = await listPossibleSeconds(sql, proposedBy, receiverId)
  return seconds.some(({ roles }) => capabilitiesOf(roles).includes(capability))
}
