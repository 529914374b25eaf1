import type { Tx } from '#platform/db.ts'
import { lockGrantsOf } from '../grants/lock-holders.ts'
import { moveGrants } from '../grants/sql.ts'
import { allocateMinutes, type CoverageRequest, isExtendable } from './rules.ts'
import { listOpenMinutes, recordCover, recordRollOver } from './sql.ts'

type Reserving = CoverageRequest & { consultationId: string; personId: string; requestedMs: bigint; now: Date }

/**
 * Holds minutes for `requestedMs` of a consultation, under its lock; a plan that has ended by `now` is extended before,
 * as the sweep would a moment later. Answers how many milliseconds are covered; zero when no grant fits.
 */
export async function holdMinutes(
  tx: Tx,
  { consultationId, personId, requestedMs, now, ...request }: Reserving,
): Promise<bigint> {
  if (requestedMs <= 0n || (await listOpenMinutes(tx, personId)).length === 0) return 0n
  await lockGrantsOf(tx, personId)
  const { parts, coveredMs } = allocateMinutes(await listUsableMinutes(tx, personId, now), request, requestedMs)
  await moveGrants(
    tx,
    parts.map(({ grantId, ms }) => ({ grant: grantId, act: consultationId, from: 'free', to: 'held', amount: ms })),
  )
  for (const part of parts) await recordCover(tx, consultationId, part)
  return coveredMs
}

async function listUsableMinutes(tx: Tx, personId: string, now: Date) {
  const packs = await listOpenMinutes(tx, personId)
  const ended = packs.filter((pack) => isExtendable(pack) && pack.expiresAt <= now)
  if (ended.length === 0) return packs
  await recordRollOver(
    tx,
    ended.map(({ grantId }) => grantId),
    now,
  )
  return listOpenMinutes(tx, personId)
}
