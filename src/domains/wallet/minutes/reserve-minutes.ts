import type { Tx } from '#platform/db.ts'
import { allocateMinutes, type CoverageRequest, isExtendable } from './rules.ts'
import { lockOpenPacks, recordCover, recordRollOver } from './sql.ts'

type Reserving = CoverageRequest & { consultationId: string; personId: string; requestedMs: bigint; now: Date }

/**
 * Reserves minutes for `requestedMs` of a consultation, under its lock; a plan that has ended by `now` is extended
 * before, as the sweep would a moment later. Answers how many milliseconds are covered; zero when no pack fits.
 */
export async function reserveMinutes(
  tx: Tx,
  { consultationId, personId, requestedMs, now, ...request }: Reserving,
): Promise<bigint> {
  if (requestedMs <= 0n) return 0n
  const { parts, coveredMs } = allocateMinutes(await lockUsablePacks(tx, personId, now), request, requestedMs)
  for (const part of parts) await recordCover(tx, consultationId, part)
  return coveredMs
}

async function lockUsablePacks(tx: Tx, personId: string, now: Date) {
  const packs = await lockOpenPacks(tx, personId)
  const ended = packs.filter((pack) => isExtendable(pack) && pack.expiresAt <= now)
  if (ended.length === 0) return packs
  await recordRollOver(
    tx,
    ended.map(({ id }) => id),
    now,
  )
  return lockOpenPacks(tx, personId)
}
