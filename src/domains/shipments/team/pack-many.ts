import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { packParcel } from '../parcels/pack-parcel.ts'
import type { LinePieces } from '../parcels/rules.ts'

type Asked = { id: string; orderId: string; lines?: readonly LinePieces[] | undefined }

/** Packs parcels one after the other, each for itself: what is refused keeps no other one back. */
export async function packMany(
  db: Db,
  { parcels, by, clock }: { parcels: readonly Asked[]; by: string; clock: Clock },
) {
  const results: { id: string; orderId: string; refused: string | null }[] = []
  for (const asked of parcels) {
    const { id, orderId } = asked
    try {
      await packParcel(db, { ...asked, by, clock })
      results.push({ id, orderId, refused: null })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'accounts.own_case') throw error
      results.push({ id, orderId, refused: error.message })
    }
  }
  return { results }
}
