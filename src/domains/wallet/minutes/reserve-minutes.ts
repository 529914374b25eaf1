import type { Tx } from '#platform/db.ts'
import { lockGrantsOf } from '../grants/lock-holders.ts'
import { moveGrants } from '../grants/sql.ts'
import { allocateMinutes, type CoverageRequest, isExtendable } from './rules.ts'
import { listOpenPacks, recordCover, recordRollOver } from './sql.ts'

type Reserving = CoverageRequest & { consultationId: string; personId: string; requestedMs: bigint; now: Date }

/**
 * Holds minutes for `requestedMs` of a consultation, under its lock; a plan that has ended by `now` is extended before,
 * as the sweep would a moment later. Answers how many milliseconds are covered; zero when no grant fits.
 */
export async function reserveMinutes(
  tx: Tx,
  { consultationId, personId, requestedMs, now, ...request }: Reserving,
): Promise<bigint> {
  if (requestedMs <= 0n) return 0n
  await lockGrantsOf(tx, personId)
  const { parts, coveredMs } = allocateMinutes(await listUsablePacks(tx, personId, now), request, requestedMs)
  await moveGrants(
    tx,
    parts.map(({ grantId, ms }) => ({ grant: grantId, act: consultationId, from: 'free', to: 'held', amount: ms })),
  )
  for (const part of parts) await recordCover(tx, consultationId, part)
  return coveredMs
}

async function listUsablePacks(tx: Tx, personId: string, now: Date) {
  const packs = await listOpenPacks(tx, personId)
  const ended = packs.filter((pack) => isExtendable(pack) && pack.expiresAt <= now)
  if (ended.length === 0) return packs
  await recordRollOver(
    tx,
    ended.map(({ grantId }) => grantId),
    now,
  )
  return listOpenPacks(tx, personId)
}
