import type { Sql } from '#platform/db.ts'
import { allocateMinutes, type CoverageRequest } from './rules.ts'
import { listMinutes } from './sql.ts'

/** How much of `requestedMs` a person's free minutes would cover, in milliseconds. Reserves nothing, locks nothing. */
export async function findCoverableMs(
  sql: Sql,
  { personId, requestedMs, ...request }: CoverageRequest & { personId: string; requestedMs: bigint },
): Promise<bigint> {
  return allocateMinutes(await listMinutes(sql, personId), request, requestedMs).coveredMs
}
