import type { Tx } from '#platform/db.ts'
import { allocateMinutes, type CoverageRequest } from './rules.ts'
import { lockOpenPacks, recordCover } from './sql.ts'

/**
 * Reserves minutes for a consultation, up to `requestedMs` of it, as part of the caller's transaction and under the
 * consultation's lock. Answers how many milliseconds of it are covered; zero when no pack fits.
 */
export async function reserveMinutes(
  tx: Tx,
  {
    consultationId,
    personId,
    requestedMs,
    ...request
  }: CoverageRequest & { consultationId: string; personId: string; requestedMs: bigint },
): Promise<bigint> {
  if (requestedMs <= 0n) return 0n
  const { parts, coveredMs } = allocateMinutes(await lockOpenPacks(tx, personId), request, requestedMs)
  for (const part of parts) await recordCover(tx, consultationId, part)
  return coveredMs
}
