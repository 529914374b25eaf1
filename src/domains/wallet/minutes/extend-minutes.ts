import type { Tx } from '#platform/db.ts'
import { least } from '#shared/money.ts'
import { EXTENSION_MS } from '../extension.rules.ts'
import { moveGrants, openGrant } from '../grants/sql.ts'
import { unfreezing } from './end-minutes.ts'
import { isLosable, keptPartOf, leftMs, type MinutesGrant } from './rules.ts'
import { recordExtended } from './sql.ts'

/**
 * Lets a person use for seven days at least what a booking that failed released of minutes that would be lost: an
 * extension is a grant of its own; the rest ends as before (decision 131). Under the lock of the owner's credit.
 */
export async function extendMinutes(
  tx: Tx,
  packs: readonly MinutesGrant[],
  { releasedMs, at }: { releasedMs: (pack: MinutesGrant) => bigint; at: Date },
) {
  const until = new Date(at.getTime() + EXTENSION_MS)
  for (const pack of packs) {
    const ms = least(releasedMs(pack), leftMs(pack))
    if (ms === 0n || pack.isLost || !isLosable(pack) || pack.expiresAt >= until) continue
    const kept = keptPartOf(pack, ms)
    if (kept) await openExtension(tx, pack, { ms, ...kept, until })
    else await recordExtended(tx, pack.grantId, until)
  }
}

type Extension = { ms: bigint; value: bigint; totalMs: bigint; until: Date }

async function openExtension(tx: Tx, pack: MinutesGrant, { ms, value, totalMs, until }: Extension) {
  const { grantId, isFrozen } = pack
  if (isFrozen) await moveGrants(tx, [unfreezing(pack, ms)])
  const part = { isPart: true, extends: grantId, takes: ms, amount: totalMs, value, ends_at: until, is_extension: true }
  const opened = (await openGrant(tx, part))!
  if (isFrozen) await moveGrants(tx, [unfreezing({ ...pack, grantId: opened }, totalMs, 'freeze')])
}
