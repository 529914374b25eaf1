import type { Tx } from '#platform/db.ts'
import { allot, type Wish } from './rules.ts'
import { lockOpenPacks, recordCover } from './sql.ts'

/**
 * Sets minutes aside for a conversation, up to `wishedMs`, as part of the caller's transaction and under the
 * conversation's lock. Answers how many milliseconds are covered by that; zero when nothing fits.
 */
export async function reserveMinutes(
  tx: Tx,
  {
    consultationId,
    personId,
    wishedMs,
    ...wish
  }: Wish & { consultationId: string; personId: string; wishedMs: bigint },
): Promise<bigint> {
  if (wishedMs <= 0n) return 0n
  const parts = allot(await lockOpenPacks(tx, personId), wish, wishedMs)
  for (const part of parts) await recordCover(tx, consultationId, part)
  return parts.reduce((sum, { ms }) => sum + ms, 0n)
}
