import type { Tx } from '#platform/db.ts'
import { allocateMinutes, type CoverageRequest } from './rules.ts'
import { lockOpenPacks, recordCover } from './sql.ts'

/**
 * Sets minutes aside for a conversation, up to `requestedMs`, as part of the caller's transaction and under the
 * conversation's lock. Answers how many milliseconds are covered by that; zero when nothing fits.
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
  const parts = allocateMinutes(await lockOpenPacks(tx, personId), request, requestedMs)
  for (const part of parts) await recordCover(tx, consultationId, part)
  return parts.reduce((sum, { ms }) => sum + ms, 0n)
}
