import type { Sql } from '#platform/db.ts'
import type { MeetingObstacle } from './rules.ts'

/** Why these two do not meet, now; null: they may. */
export async function findMeetingObstacle(
  sql: Sql,
  { clientId, consultantId, at }: { clientId: string; consultantId: string; at: Date },
): Promise<MeetingObstacle | null> {
  const [row] = await sql<{ obstacle: MeetingObstacle | null }[]>`
    select meeting_obstacle(${clientId}::uuid, ${consultantId}::uuid, ${at}) as obstacle`
  return row!.obstacle
}
